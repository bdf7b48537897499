import { fillPlaceholders } from './fill-placeholders.ts'
import { findInsertions, type FoundInsertion } from './find-insertions.ts'
import { planCommand } from './plan-command.ts'
import type { PlannedInsertion, RenderPlan } from './render-plan.ts'
import type { RenderingInputs } from './rendering-inputs.ts'
import { splitArguments } from './split-arguments.ts'

export interface PlanRenderingOptions {
  /** Markdown, without frontmatter. */
  readonly body: string
  /** The number of the body's first line, in the file that it comes from; 1 unless told. */
  readonly firstLine?: number
  /** A line as typed, or the words where they came apart; without any, nobody gave arguments. */
  readonly arguments?: string | readonly string[]
  /** `arguments` of the frontmatter. */
  readonly argumentNames?: readonly string[]
  /** 0 unless told (decisions, ruling 7). */
  readonly firstArgument?: 0 | 1
  /** What `${NAME}` stands for, by name; `baseDir` is written `{baseDir}`. */
  readonly variables?: Readonly<Record<string, string>>
}

type Piece = RenderPlan['pieces'][number]

/** Lines of shell longer than this are not planned: nobody could read what they run. UTF-16 units. */
const longestCommand = 65_536

/**
 * Puts arguments and variables in their places and names everything that would be run or read, before anything is
 * (checklist WUN-62). Pure; what is put in is never looked at again.
 */
export function planRendering(options: PlanRenderingOptions): RenderPlan {
  const inputs = inputsOf(options)
  const { body } = options
  const pieces: Piece[] = []
  const insertions: PlannedInsertion[] = []
  const notes: string[] = []
  let usesArguments = false
  const addText = (text: string) => {
    const filled = fillPlaceholders(text, inputs)
    usesArguments ||= filled.usesArguments
    if (filled.text !== '') pieces.push({ kind: 'text', text: filled.text })
  }
  let end = 0
  const above = (options.firstLine ?? 1) - 1
  for (const inBody of findInsertions(body)) {
    const found = { ...inBody, line: inBody.line + above }
    addText(body.slice(end, found.start))
    end = found.end
    const planned = plan(found, inputs)
    if ('problem' in planned) {
      notes.push(`Line ${found.line} was left as it is: ${planned.problem}.`)
      pieces.push({ kind: 'text', text: body.slice(found.start, found.end) })
      continue
    }
    usesArguments ||= planned.usesArguments
    pieces.push({ kind: 'insertion', at: insertions.length })
    insertions.push(planned.insertion)
  }
  addText(body.slice(end))
  if (!usesArguments && inputs.text.trim() !== '')
    pieces.push({ kind: 'text', text: `${gap(pieces)}ARGUMENTS: ${inputs.text}\n` })
  return { pieces, insertions, usesArguments, notes }
}

function inputsOf(options: PlanRenderingOptions): RenderingInputs {
  const given = options.arguments ?? []
  return {
    text: typeof given === 'string' ? given : given.join(' '),
    words: typeof given === 'string' ? splitArguments(given) : given,
    names: (options.argumentNames ?? []).filter((name) => name !== ''),
    first: options.firstArgument ?? 0,
    variables: options.variables ?? {},
  }
}

/** One empty line between the body and what is added. */
function gap(pieces: readonly Piece[]): string {
  const last = pieces.at(-1)
  if (last === undefined) return ''
  return last.kind === 'text' && last.text.endsWith('\n') ? '\n' : '\n\n'
}

type Planned = { readonly insertion: PlannedInsertion; readonly usesArguments: boolean } | { readonly problem: string }

/** `read` with a path: reading a file of the skill, without a shell (checklist WUN-30). */
const readMark = /^read[ \t]+(?=\S)/

function plan({ source, form, start, end, line }: FoundInsertion, inputs: RenderingInputs): Planned {
  const reads = form === 'block' ? null : readMark.exec(source)
  const place = { form, start, end, line, source }
  if (reads !== null) {
    const filled = fillPlaceholders(source.slice(reads[0].length), inputs)
    const insertion: PlannedInsertion = { kind: 'read', ...place, command: withoutQuotes(filled.text.trim()) }
    return { insertion, usesArguments: filled.usesArguments }
  }
  if (source.length > longestCommand) return { problem: 'the command is too long' }
  const planned = planCommand(source, inputs)
  if ('problem' in planned) return planned
  return { insertion: { kind: 'command', ...place, command: planned.command }, usesArguments: planned.usesArguments }
}

function withoutQuotes(path: string): string {
  const quote = path[0]
  const isQuoted = path.length > 1 && (quote === '"' || quote === "'") && path.endsWith(quote)
  return isQuoted ? path.slice(1, -1) : path
}
