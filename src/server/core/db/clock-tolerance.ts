/**
 * Clocks of two machines differ by less. A moment that lies further ahead than it can was read from a clock that was
 * wrong, nobody knows by how much.
 */
export const CLOCK_TOLERANCE_MS = 60_000;
