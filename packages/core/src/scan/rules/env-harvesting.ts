import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { javascriptScripts } from './javascript-scripts.ts'
import { matchesIn } from './matches-in.ts'
import { sendsOverNetwork } from './sends-over-network.ts'

const access = /\bprocess\s{0,4}(?:\.\s{0,4}env\b|\[\s{0,4}['"`]env['"`]\s{0,4}\])|\b(?:Deno|Bun)\.env\b/g

/** WUN-48. One finding for each file: the first access to the environment. */
export const envHarvesting: ScanRule = {
  id: 'env-harvesting',
  severity: 'critical',
  summary: 'A script reads the environment and talks to the network',
  why: 'The environment holds the keys of everything the user works with; this is how they leave.',
  next: 'See which variables are read and to which host they go; accept the skill if both are what it is for.',
  *check(skill) {
    for (const piece of javascriptScripts(skill)) {
      if (!sendsOverNetwork(piece.text.text)) continue
      const [match] = matchesIn(piece, access)
      if (match === undefined) continue
      yield hitAt(piece, match, { message: 'Reads environment variables in a file that sends over the network.' })
    }
  },
}
