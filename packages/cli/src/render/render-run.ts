import type { RunOutput } from '@metier/operations'
import { printable, printableLines } from '../terminal/printable.ts'
import type { Page } from '../terminal/page.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** The rendered text and nothing else; of a dry run what would run, one command below the other. */
export const renderRun: Renderer<RunOutput> = ({ text, dryRun, steps, notes, job }, page) => {
  if (dryRun) {
    return {
      answer: steps.map((step) => planned(step, page)).join('\n'),
      notes: [
        ...notes.map(printable),
        `${plural(steps.length, 'command or file', 'commands and files')}; nothing was run.`,
      ].join('\n'),
    }
  }
  if (text !== null) return { answer: page.isTerminal ? printableLines(text) : text }
  if (job === null) return { answer: '' }
  return { answer: job.id, notes: `${job.driver} works on it. \`metier jobs wait ${job.id}\` gives the answer.` }
}

function planned(
  { line, kind, command, decision, because, next, grants = [] }: RunOutput['steps'][number],
  page: Page,
): string {
  const { style } = page
  const mark = decision === 'refused' ? style.red('✗') : decision === 'ask' ? style.yellow('?') : style.green('✓')
  const what = kind === 'read' ? `read ${command}` : command
  const granted = grants.length === 0 ? '' : `\n    granted: ${printable(grants.join(', '))}`
  const help = next === undefined || decision === 'allowed' ? '' : `\n    ${printable(next)}`
  return `${mark} line ${line}: ${printable(what)}\n    ${decision}: ${printable(because)}${granted}${help}`
}
