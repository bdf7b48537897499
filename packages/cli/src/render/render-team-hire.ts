import type { TeamOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import type { Rendering } from '../terminal/page.ts'

/** Who came, and what there is for the start. */
export function renderTeamHire({
  directory,
  name,
  role,
  files,
  loaded,
  applied,
}: NonNullable<TeamOutput['hired']>): Rendering {
  const lines = [
    `${applied ? 'Hired' : 'Would hire'} ${printable(name)}, ${printable(role)}.`,
    ...files.map((path) => `  ${printable(path)}`),
    ...(loaded.length === 0 ? [] : [`Built-in skills loaded: ${loaded.map(printable).join(', ')}.`]),
  ]
  return { answer: lines.join('\n'), notes: `Say in ${printable(`${directory}/${files[0] ?? ''}`)} what it owns.` }
}
