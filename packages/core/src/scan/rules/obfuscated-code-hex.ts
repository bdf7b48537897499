import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'

const escapes = /(?:\\x[0-9a-fA-F]{2}){6,5000}/g

/** WUN-51. In scripts of every language. */
export const obfuscatedCodeHex: ScanRule = {
  id: 'obfuscated-code-hex',
  severity: 'warn',
  summary: 'Text written as hexadecimal escapes',
  why: 'Who writes readable words as numbers does not want them to be read.',
  next: 'Decode it and see what it says; write it as it is.',
  *check(skill) {
    for (const piece of skill.code) {
      if (piece.role !== 'script') continue
      for (const match of matchesIn(piece, escapes)) {
        yield hitAt(piece, match, { message: `Holds ${match[0].length / 4} hexadecimal escapes in a row.` })
      }
    }
  },
}
