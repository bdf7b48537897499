import type { TeamOutput } from '@metier/operations'
import type { Rendering } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'

/** What became of a draft. */
export function renderTeamReviewed(reviewed: NonNullable<TeamOutput['reviewed']>): Rendering {
  const { name, decision, path, replaced, archive, applied } = reviewed
  const verb = decision === 'accept' ? (applied ? 'Accepted' : 'Would accept') : applied ? 'Rejected' : 'Would reject'
  const where = path === null ? '' : `: it is ${printable(path)}`
  const lines = [
    `${verb} ${printable(name)}${where}`,
    ...replaced.filter((skill) => skill !== path).map((skill) => `  ${printable(skill)} has gone into it`),
    ...(archive === null ? [] : [`  kept in ${printable(archive)}`]),
  ]
  return { answer: lines.join('\n') }
}
