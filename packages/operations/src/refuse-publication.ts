import { MetierError, type ScanReport } from '@metier/core'

/** Findings shown: enough to decide whether to look closer. */
const shown = 5

/** Why a skill is not published: what the scanner found in it. */
export function refusePublication(name: string, { verdict, findings }: ScanReport): MetierError {
  const lines = findings.slice(0, shown).map(({ rule, path, line, message }) => `  ${rule} ${path}:${line} ${message}`)
  const more = findings.length > shown ? [`  and ${findings.length - shown} more`] : []
  return new MetierError({
    code: 'refused',
    message: `The security scan blocks ${name} (${verdict}):\n${[...lines, ...more].join('\n')}`,
    next: 'Nothing was published. Mend it; or, if you have read what was found, `metier accept PATH --reason "why it is safe"`.',
    data: { name },
  })
}
