import { MetierError } from '@metier/core'
import { setTimeout as wait } from 'node:timers/promises'

/** In each round one of those that write at the same time succeeds, so this many may. */
const mostRounds = 50

/**
 * Plans and writes, and does both again where somebody else wrote first: of ten agents that note something at the same
 * time, each finds what the others wrote and adds to it.
 */
export async function planAfresh<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isOutdated(error) || round === mostRounds) throw error
    }
    // Not all at the same moment again.
    await wait(Math.random() * 20)
  }
}

/** Was a plan refused for nothing but that somebody else wrote first? */
function isOutdated(error: unknown): boolean {
  return error instanceof MetierError && error.data?.['outdated'] === true
}
