#ifndef LIVE_ALLOCATIONS_H
#define LIVE_ALLOCATIONS_H

#include <stddef.h>

/// Returns how many blocks the process has allocated and not yet freed.
long live_allocations(void);

#endif
