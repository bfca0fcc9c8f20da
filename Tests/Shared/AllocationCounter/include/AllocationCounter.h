#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stddef.h>

/// Starts counting the heap allocations of the calling thread, from zero.
void allocation_counter_start(void);

/// Stops counting, and returns how often the calling thread has allocated since the start.
size_t allocation_counter_stop(void);

/// How many blocks the calling thread has allocated since the start and not freed.
long allocation_counter_kept(void);

/// The bytes of heap memory that the process holds.
size_t allocation_counter_bytes_in_use(void);

#endif
