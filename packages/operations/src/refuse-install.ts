import { MetierError, plural, shownJoins } from '@metier/core'
import type { PreparedSkill } from '@metier/runtime'

/** Findings shown for one skill: enough to decide whether to look closer. */
const shown = 5

/** Why skills are not installed: what the scanner found in each of them. */
export function refuseInstall(blocked: readonly Pick<PreparedSkill, 'name' | 'digest' | 'report'>[]): MetierError {
  const lines = blocked.flatMap(({ name, report }) => {
    const grave = report.findings.filter(({ severity }) => severity === 'critical')
    const listed = (grave.length > 0 ? grave : report.findings).slice(0, shown)
    const more = report.findings.length - listed.length
    return [
      `  ${name}: ${report.verdict}`,
      ...listed.flatMap((finding) => {
        const { rule, path, line, message } = finding
        const joins = shownJoins(finding)
        return [`    ${rule} ${path}:${line} ${message}`, ...(joins === undefined ? [] : [`      ${joins.says}`])]
      }),
      ...(more > 0 ? [`    and ${more} more`] : []),
    ]
  })
  return new MetierError({
    code: 'refused',
    message: `The security scan blocks ${blocked.length === 1 ? 'a skill' : plural(blocked.length, 'skill')}:\n${lines.join('\n')}`,
    next: 'Nothing was installed. If you have read what was found and trust it, add --accept "why it is safe"; it holds for these very files.',
    data: { skills: blocked.map(({ name, digest }) => ({ name, digest })) },
  })
}
