const [small, large] = [1_000, 8_000] as const

/**
 * How large a library is: 0 up to a thousand skills, 1 from eight thousand on, by equal steps for each doubling between. The more
 * skills say the words of a question in passing, the more it tells what a skill is called and says of itself.
 */
export function libraryGrowth(skills: number): number {
  return Math.min(1, Math.max(0, Math.log(skills / small) / Math.log(large / small)))
}
