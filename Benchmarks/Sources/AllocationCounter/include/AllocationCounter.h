#pragma once

/// Whether allocations can be counted: malloc was replaced by a counting one.
int allocation_counter_is_available(void);

/// How often memory was asked for since the program began, on all threads.
unsigned long allocation_counter_value(void);
