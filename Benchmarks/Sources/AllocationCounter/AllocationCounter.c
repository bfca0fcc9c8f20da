#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stdlib.h>

static atomic_ulong count;

unsigned long allocation_counter_value(void) { return atomic_load(&count); }

#ifdef __GLIBC__

// A program's own definitions come before those of the libraries, also for the libraries' calls.
// glibc keeps its own under these names; free takes what they return.
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void count_one(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count_one();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count_one();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count_one();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

int allocation_counter_is_available(void) { return 1; }

unsigned long allocation_counter_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

int allocation_counter_is_available(void) { return 0; }
unsigned long allocation_counter_bytes_in_use(void) { return 0; }

#endif
