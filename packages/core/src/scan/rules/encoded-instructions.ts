import type { ScanRule } from '../scan-rule.ts'
import { longRuns } from './long-runs.ts'

const shortest = 200

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
      const { text } = piece.text
      for (const { start, end } of longRuns(text, shortest)) {
        const before = text.slice(Math.max(0, start - 2000), start)
        if (/(?:https?:\/\/\S{0,1900}|data:(?:image|font|audio|video)\/[\w.+-]{1,40};base64,)$/.test(before)) continue
        yield { piece, start, end, message: `Holds ${end - start} encoded characters in a row.` }
      }
    }
  },
}
