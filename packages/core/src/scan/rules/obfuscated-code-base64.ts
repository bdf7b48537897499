import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'
import { plural } from '../../text/plural.ts'

const decode =
  /(?:\batob\s{0,4}\(|\bBuffer\.from\s{0,4}\(|\bb64decode\s{0,4}\(|FromBase64String\s{0,4}\(|decode64\s{0,4}\()\s{0,20}[rb]?['"`][A-Za-z0-9+/=\s]{200,900000}/g

/** WUN-51. In scripts of every language. */
export const obfuscatedCodeBase64: ScanRule = {
  id: 'obfuscated-code-base64',
  severity: 'warn',
  summary: 'A large text in base64 that the script decodes',
  why: 'Code and addresses are hidden in it from everybody who reads the script.',
  next: 'Decode it and see what it is; keep data in a file of its own kind.',
  *check(skill) {
    for (const piece of skill.code) {
      if (piece.role !== 'script') continue
      for (const match of matchesIn(piece, decode)) {
        yield hitAt(piece, match, { message: `Decodes ${plural(match[0].length, 'character')} of base64.` })
      }
    }
  },
}
