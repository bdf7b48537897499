import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { javascriptScripts } from './javascript-scripts.ts'
import { matchesIn } from './matches-in.ts'
import { sendsOverNetwork } from './sends-over-network.ts'

const read = /\breadFile(?:Sync)?\b|\bcreateReadStream\b|\bBun\.file\b|\bDeno\.readTextFile\b/g

/** WUN-50. One finding for each file. */
export const potentialExfiltration: ScanRule = {
  id: 'potential-exfiltration',
  severity: 'warn',
  summary: 'A script reads files and talks to the network',
  why: 'What it reads may be what it sends.',
  next: 'See which files are read and where they go.',
  *check(skill) {
    for (const piece of javascriptScripts(skill)) {
      if (!sendsOverNetwork(piece.text.text)) continue
      const [match] = matchesIn(piece, read)
      if (match !== undefined)
        yield hitAt(piece, match, { message: 'Reads files in a file that sends over the network.' })
    }
  },
}
