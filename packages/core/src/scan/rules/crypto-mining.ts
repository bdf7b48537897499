import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'

const words = /stratum\+(?:tcp|ssl|tls)|\bcoinhive\b|\bcryptonight\b|\bxmrig\b/gi

/** WUN-47. Also in scripts of other languages and in commands; in Markdown fences it is a warning. */
export const cryptoMining: ScanRule = {
  id: 'crypto-mining',
  severity: 'critical',
  summary: 'Words of programs that mine coins',
  why: 'A skill that mines uses up a machine that is not its own.',
  next: 'Do not use the skill unless mining is what you want it for.',
  *check(skill) {
    for (const piece of skill.code) {
      const isScript = piece.role === 'script' || piece.role === 'command'
      for (const match of matchesIn(piece, words)) {
        yield hitAt(piece, match, {
          message: `Names ${match[0]}, which miners use.`,
          ...(!isScript && { severity: 'warn', confidence: 'medium' }),
        })
      }
    }
  },
}
