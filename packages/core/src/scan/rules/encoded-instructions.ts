import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'

const run = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{200,100000}={0,2}/g

/** WUN-60. An address is no code, however long; pictures written into a page are known by their head. */
export const encodedInstructions: ScanRule = {
  id: 'encoded-instructions',
  severity: 'warn',
  summary: 'A long run of encoded characters in the text',
  why: 'An agent can decode what a person cannot read.',
  next: 'Decode it and see what it says; keep data in a file of its own.',
  *check(skill) {
    for (const piece of [...skill.prose, ...skill.code]) {
      if (piece.layer > 0 || piece.role === 'script' || piece.role === 'config') continue
      if (!piece.path.toLowerCase().endsWith('.md')) continue
      for (const match of matchesIn(piece, run)) {
        const before = piece.text.text.slice(Math.max(0, match.index - 2000), match.index)
        if (/(?:https?:\/\/\S{0,1900}|data:(?:image|font|audio|video)\/[\w.+-]{1,40};base64,)$/.test(before)) continue
        yield hitAt(piece, match, { message: `Holds ${match[0].length} encoded characters in a row.` })
      }
    }
  },
}
