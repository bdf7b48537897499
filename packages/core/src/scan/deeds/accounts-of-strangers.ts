import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { ibanOf } from './iban-of.ts'
import { standsForAnybody } from './stands-for-anybody.ts'

interface AccountKind {
  readonly pattern: RegExp
  /** Is what the first group has an account of somebody? */
  readonly isSomebodys: (written: string) => boolean
}

const kinds: readonly AccountKind[] = [
  {
    pattern: /(?<![\w/+-])([A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,3})?)(?![\w/+-])/g,
    isSomebodys: (written) => ibanOf(written) !== undefined,
  },
  {
    // Accounts of Stripe; the one in its handbook is of nobody.
    pattern: /\b(acct_1[A-Za-z0-9]{15})\b/g,
    isSomebodys: (written) => new Set(written).size > 11 && written !== 'acct_1032D82eZvKYlo2C',
  },
  {
    pattern:
      /\bpayee\b["'\s:=]{1,6}(?:\{\s{0,4})?(?:["']?email_address["'\s:=]{1,6})?["']([\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{2,40}){1,4})["']/g,
    isSomebodys: (written) => !standsForAnybody(written),
  },
]

/**
 * An account that money can go to, written into the skill. Of 6,162 published skills two name account numbers, and these are samples of
 * handbooks; 22 of our attacks have one, to be put where that of the user stood.
 */
export function* accountsOfStrangers(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.whole) {
    if (piece.isExample) continue
    for (const { pattern, isSomebodys } of kinds)
      for (const match of matchesIn(piece, pattern)) {
        if (!isSomebodys(match[1] ?? '')) continue
        yield hitAt(piece, match, {
          message: 'Has an account written out to which money can go, and no place for that of the user.',
          confidence: 'medium',
          severity: isTold(piece, match.index) || skill.isAboutSecurity ? 'warn' : 'critical',
        })
      }
  }
}

const reach = 300
/** Whoever asks for money for a good cause, or for the skill, says so where the account stands. */
const gifts = /\b(?:donat\w{0,5}|sponsor\w{0,6}|support (?:this|the) project|spende\w?|tip jar)\b/i

function isTold({ text: { text } }: Piece, at: number): boolean {
  return gifts.test(text.slice(Math.max(0, at - reach), at + reach))
}
