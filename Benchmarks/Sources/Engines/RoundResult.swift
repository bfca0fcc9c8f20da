import Harness

/// What a round took and how many of its answers were right.
package struct RoundResult {
  package var query = Lap()
  package var buildNanoseconds = 0.0
  package var asked = 0
  package var agreed = 0
}
