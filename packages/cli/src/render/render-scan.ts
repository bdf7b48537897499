import type { ScanOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printableJson } from '../terminal/printable-json.ts'
import { printable } from '../terminal/printable.ts'
import { wrapTo } from '../terminal/text-width.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { scanFindingLines } from './scan-finding-lines.ts'

type Result = ScanOutput['results'][number]

/** A line for each skill, its findings below it with reason and advice. `sarif` is for machines. */
export const renderScan: Renderer<ScanOutput> = async (output, page, { format }) => {
  if (format === 'sarif') {
    const text = (await import('./scan-sarif.ts')).scanSarif(output)
    return { answer: page.isTerminal ? printableJson(text) : text }
  }
  const { results, settings = [], ended = [], policy, floor, diff, secondOpinion } = output
  const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length
  const files = results.reduce((sum, { filesScanned }) => sum + filesScanned, 0)
  const known = results.reduce((sum, result) => sum + (result.known ?? 0), 0)
  const stopped = results.filter(({ verdict }) => verdict === 'block' || verdict === 'incomplete')
  const refused = stopped.find(({ accepted }) => accepted === undefined)
  const accepted = stopped.filter((result) => result.accepted !== undefined).length
  const notes = [
    ...settings.map(
      ({ path, line, message }) => `${printable(path)}:${line}: ${printable(message)} It does not count.`,
    ),
    ...ended.map(
      ({ rule, severity, until }) =>
        `The setting of ${printable(rule)} to ${severity} ${until === '' ? 'has a last day that is none' : `ended on ${until}`} and counts no more.`,
    ),
    `${plural(results.length, 'skill')}, ${plural(files, 'file')} scanned:`,
    `${count('block')} blocked, ${count('incomplete')} not read whole, ${count('warn')} with warnings, ${count('pass')} passed.`,
    ...(accepted === 0
      ? []
      : [`Of those that would be stopped ${accepted} ${accepted === 1 ? 'is' : 'are'} accepted.`]),
    ...(floor === undefined || floor === policy
      ? []
      : [`By the policy ${policy} and, above it, the administrator's ${floor}.`]),
    ...(secondOpinion === undefined ? [] : [opinionNote(secondOpinion)]),
    ...(diff === undefined ? [] : [`${plural(known, 'finding')} known at ${printable(diff)}, left out.`]),
    ...(refused === undefined ? [] : [nextFor(refused)]),
  ]
  return {
    answer: results.flatMap((result) => linesOf(result, page)).join('\n'),
    notes: wrapTo(notes.join(' '), page.width).join('\n'),
  }
}

function nextFor({ path, unacceptable }: Result): string {
  return unacceptable === true
    ? `${printable(path)} cannot be accepted as it is, because no digest can be made of it: take out of its folder what is no part of the skill.`
    : `\`metier accept ${acceptable(path)} --reason WHY\` lets it through once you have read it.`
}

/** A path that `accept` takes for one: a name without a slash is that of an installed skill. */
function acceptable(path: string): string {
  const folder = path.replace(/[/\\]?skill\.md$/i, '').replace(/[/\\]+$/, '') || '.'
  const shown = /[/\\]/.test(folder) ? folder : `./${folder}`
  return printable(/^[\w./\\:@+-]+$/.test(shown) ? shown : JSON.stringify(shown))
}

function opinionNote({ model, asked, known, beyondBudget, failed }: NonNullable<ScanOutput['secondOpinion']>): string {
  const rest = [
    ...(beyondBudget === 0 ? [] : [`${beyondBudget} beyond the budget (skills.security.judge.maximumCalls)`]),
    ...(failed === 0 ? [] : [`${failed} without an answer`]),
  ]
  return `${printable(model)} was asked for ${plural(asked, 'skill')}, ${known} known from before${rest.map((each) => `, ${each}`).join('')}.`
}

/** What the user said of these files. */
function wordOf({ accepted, acceptanceEnded }: Result): string {
  if (accepted !== undefined) return ` (accepted: ${printable(accepted)})`
  return acceptanceEnded === undefined ? '' : ` (your acceptance ended on ${printable(acceptanceEnded)})`
}

function linesOf(result: Result, page: Page): readonly string[] {
  const { path, verdict, findings } = result
  const { style } = page
  const words = {
    pass: `${style.green('✓')} ${style.bold(printable(path))}`,
    warn: `${style.yellow('!')} ${style.bold(printable(path))} ${style.yellow('has warnings')}`,
    incomplete: `${style.red('?')} ${style.bold(printable(path))} ${style.red('could not be read whole')}`,
    block: `${style.red('✗')} ${style.bold(printable(path))} ${style.red('is blocked')}`,
  } as const
  const shown = page.verbose ? findings : findings.filter(({ severity }) => severity !== 'info')
  return [words[verdict] + style.dim(wordOf(result)), ...scanFindingLines(shown, page)]
}
