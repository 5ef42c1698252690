/** How far a device's clock may be ahead of the server's, in ms. */
export const clockAheadMaxMs = 5 * 60_000
