/** The parts of a task that an agent may not know. */
export type Wish = 'model' | 'effort' | 'agent' | 'system' | 'allowed-tools' | 'maximumTurns' | 'maximumTokens'

/** One sentence for each wish that a driver leaves undone. */
export function ignoredWishes(wishes: readonly Wish[], reason: string): readonly string[] {
  return wishes.map((wish) => `${wish} is ignored: ${reason}`)
}
