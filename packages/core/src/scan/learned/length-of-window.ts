/** Of published programs nine in ten windows have more; by a few names alone nobody is to be judged. */
const fewest = 60

/** What the sum of a window is divided by, for it to say as much in a long one as in a short one. */
export function lengthOfWindow(columns: number): number {
  return Math.sqrt(Math.max(fewest, columns))
}
