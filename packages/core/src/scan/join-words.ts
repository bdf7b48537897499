/** What is done at either end of what a finding joins, each before `in` and a place. */
export interface JoinWords {
  readonly from: string
  readonly to: string
}

const byRule: Readonly<Record<string, JoinWords>> = {
  'secret-exfiltration': { from: 'read', to: 'sent' },
  'download-and-run': { from: 'fetched', to: 'run' },
  'decode-and-run': { from: 'decoded', to: 'run' },
  'capability-mismatch': { from: 'done', to: 'the machine named' },
}
const others: JoinWords = { from: 'begun', to: 'used' }

/** The words for what a rule joins. */
export function joinWords(rule: string): JoinWords {
  return Object.hasOwn(byRule, rule) ? (byRule[rule] ?? others) : others
}
