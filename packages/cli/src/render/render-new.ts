import type { NewOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'

/** Where the skill is and what comes next. */
export const renderNew: Renderer<NewOutput> = ({ name, directory, files, dryRun, warnings }, page) => {
  const { style } = page
  const where = shortPath(directory, page)
  const lines = [
    `${dryRun ? 'Would write' : `${style.green('✓')} Wrote`} ${style.bold(printable(name))} in ${where}`,
    ...files.map((file) => `    ${printable(file)}`),
  ]
  const notes = warnings.map((warning) => `${style.yellow('!')} ${printable(warning)}`)
  if (!dryRun) notes.push(`Write its instructions, then check them: metier validate ${where}`)
  return { answer: lines.join('\n'), notes: notes.join('\n') }
}
