// Stands in front of glibc's allocator for the whole test process: an executable's own definitions
// win over those of a shared library. Each function counts and hands on to glibc's.
#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stdbool.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// One thread at a time counts for itself, so that what runs beside a test does not disturb it. The
// model keeps the linker from allocating when a thread first reads these.
static __thread bool is_counting __attribute__((tls_model("initial-exec")));
static __thread size_t allocations __attribute__((tls_model("initial-exec")));
static __thread long kept __attribute__((tls_model("initial-exec")));

void allocation_counter_start(void) {
  allocations = 0;
  kept = 0;
  is_counting = true;
}

size_t allocation_counter_stop(void) {
  is_counting = false;
  return allocations;
}

long allocation_counter_kept(void) { return kept; }

size_t allocation_counter_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static void *count(void *block) {
  if (is_counting) {
    allocations += 1;
    kept += 1;
  }
  return block;
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  if (is_counting && block) kept -= 1;
  return count(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}

void free(void *block) {
  if (is_counting && block) kept -= 1;
  __libc_free(block);
}
