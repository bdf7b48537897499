import { MetierError } from '../../errors/metier-error.ts'
import { legalName } from '../../format/rules/legal-name.ts'
import { parseSkill } from '../../format/parse-skill.ts'
import type { Skill } from '../../format/skill.ts'
import { writeSkill } from '../../format/write-skill.ts'
import { encodeText } from '../../text/encode-text.ts'
import { describeTrace } from './describe-trace.ts'
import { findProjectTraces, type ProjectFacts, type ProjectTrace } from './find-project-traces.ts'
import { lessonKey } from './lesson-key.ts'

export interface LearningOptions {
  /** Directory name of the member. */
  readonly agent: string
  /** What was learned: Markdown, or a whole SKILL.md. */
  readonly text: string
  /** Default: the first heading. */
  readonly title?: string
  readonly description?: string
  readonly facts: ProjectFacts
}

/** What finished work comes to: a skill, or a note with the reasons why it is none. */
export interface Lesson {
  readonly title: string
  readonly name: string
  /** Without frontmatter. */
  readonly body: string
  /** Text of the SKILL.md, whether it becomes one or not. */
  readonly skillText: string
  readonly traces: readonly ProjectTrace[]
  /** Why it is no skill; empty for one. */
  readonly reasons: readonly string[]
}

/** Characters: what is longer belongs into several files. */
const longest = 200_000
/** Fewer words are a keyword and nothing that can be followed (checklist SQD-11). */
const fewestWords = 6

/**
 * Judges what a member learned (checklist SQD-50 to SQD-53). It is a skill only if nothing in it belongs to this
 * project and it says what to do; in doubt it is a note of the project. Throws `invalid-input` for an empty text and for
 * one without a title.
 */
export function judgeLearning(options: LearningOptions): Lesson {
  const { agent, facts } = options
  const text = options.text.trim()
  if (text === '' || text.length > longest) {
    throw new MetierError({
      code: 'invalid-input',
      message: text === '' ? 'There is nothing to learn: the text is empty.' : 'The text is too long for one skill.',
      next: 'Give what was learned on standard input, or with --file FILE.',
    })
  }
  const { skill, body } = partsOf(text)
  const title = (options.title ?? headingOf(body) ?? skill?.name ?? '').trim()
  const name = skill?.name === undefined ? legalName(title) : legalName(skill.name)
  if (title === '' || name === undefined) {
    throw new MetierError({
      code: 'invalid-input',
      message: 'What was learned needs a title that a skill can be called by.',
      next: 'Add --title "Short title", in words of Latin letters.',
    })
  }
  const plain = withoutHeading(body, title)
  const traces = findProjectTraces(`${title}\n${options.description ?? ''}\n${plain}`, facts).map((trace) => ({
    ...trace,
    line: Math.max(1, trace.line - 2),
  }))
  const reasons = [...traces.map(describeTrace), ...notActionable(plain)]
  const skillText = writeSkill(
    {
      ...skill,
      name,
      description: describe(options, skill, { title, plain }),
      authors: [agent],
      version: '1.0',
      confidence: 'low',
      source: 'work',
      ...statedBy(skill),
    },
    `\n# ${title}\n\n${plain.trim()}\n`,
  )
  return { title, name, body: plain.trim(), skillText, traces, reasons }
}

/** What a skill that is written already says of itself. */
function statedBy(skill: Skill | undefined): Partial<Pick<Skill, 'authors' | 'version' | 'confidence' | 'source'>> {
  if (skill === undefined) return {}
  const { authors, version, confidence, source } = skill
  return {
    ...(authors.length > 0 && { authors }),
    ...(version !== undefined && { version }),
    ...(confidence !== undefined && { confidence }),
    ...(source !== undefined && { source }),
  }
}

function partsOf(text: string): { readonly skill?: Skill; readonly body: string } {
  if (!/^---[ \t]*\r?\n/.test(text)) return { body: text }
  const parsed = parseSkill({ bytes: encodeText(text), path: 'SKILL.md', directoryName: '' })
  return parsed.skill === undefined ? { body: text } : { skill: parsed.skill, body: parsed.body.trim() }
}

function headingOf(body: string): string | undefined {
  return /^#{1,3}[ \t]+(\S[^\r\n]*)$/mu.exec(body.slice(0, 4000))?.[1]
}

/** The body without the heading that is the title; any other of its level goes below the title. */
function withoutHeading(body: string, title: string): string {
  const first = /^#{1,3}[ \t]+(\S[^\r\n]*)\r?(?:\n|$)/u.exec(body)
  if (first === null) return body
  if (lessonKey(first[1] ?? '') === lessonKey(title)) return body.slice(first[0].length)
  return body.startsWith('# ') ? `#${body}` : body
}

function notActionable(plain: string): readonly string[] {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length < fewestWords ? ['it is too short to be followed'] : []
}

interface Told {
  readonly title: string
  readonly plain: string
}

function describe({ description }: LearningOptions, skill: Skill | undefined, { title, plain }: Told): string {
  const given = description ?? skill?.description
  if (given !== undefined && given.trim() !== '') return given.trim().slice(0, 1024)
  const first = plain
    .replaceAll(/[#*_`<>]|^\s*[-+]\s/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .split(/(?<=[.!?])\s/u, 1)[0]
  const said = (first ?? '').slice(0, 400)
  const sentence = /[.!?]$/.test(said) ? said : `${said}.`
  return `${title.replaceAll(/[<>]/g, '')}. ${sentence} Use when the work has to do with ${title.replaceAll(/[<>]/g, '')}.`
}
