// Stands in front of glibc's allocator for the whole process and counts the blocks that are alive: an
// executable's own definitions win over those of a shared library.
#include "LiveAllocations.h"

#include <errno.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_long alive;

long live_allocations(void) { return atomic_load(&alive); }

static void *counted(void *block) {
  if (block) atomic_fetch_add_explicit(&alive, 1, memory_order_relaxed);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = counted(__libc_memalign(alignment, size));
  return *block == NULL ? ENOMEM : 0;
}

void *realloc(void *block, size_t size) {
  void *moved = __libc_realloc(block, size);
  if (!block) return counted(moved);
  if (size == 0 && !moved) atomic_fetch_sub_explicit(&alive, 1, memory_order_relaxed);
  return moved;
}

void free(void *block) {
  if (!block) return;
  atomic_fetch_sub_explicit(&alive, 1, memory_order_relaxed);
  __libc_free(block);
}
