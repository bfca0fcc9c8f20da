#pragma once

/// Whether allocations can be counted: malloc was replaced by a counting one.
int allocation_counter_is_available(void);

/// The bytes of heap memory in use; 0 where they cannot be told.
unsigned long allocation_counter_bytes_in_use(void);

/// How often memory was asked for since the program began, on all threads.
unsigned long allocation_counter_value(void);
