/** Largest request body in bytes. Nothing that is asked of the daemon is longer. */
export const largestBody = 1024 * 1024
