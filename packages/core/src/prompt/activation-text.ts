import type { ActivationSource } from './activation-source.ts'
import { escapeXmlAttribute } from './escape-xml-attribute.ts'
import { escapeXmlText } from './escape-xml-text.ts'
import { missingServerLines } from './missing-server-lines.ts'
import { oneLine } from './one-line.ts'

export interface ActivationOptions {
  /** `body` leaves the frontmatter out, which is for Metier and not for the model. Default `body`. */
  readonly content?: 'body' | 'file'
  /** How many files are listed at most. Default 100. */
  readonly maximumFiles?: number
}

export const defaultMaximumFiles = 100

/**
 * The text that puts a loaded skill into a conversation: its instructions between tags that a client can recognise
 * and keep through compaction, where its directory is, and which files lie in it.
 *
 * Inside the instructions any `<skill_content`, `</skill_content`, `<skill_resources` and `</skill_resources`
 * becomes `&lt;…`: a skill cannot close its own block and go on in the voice of the client. All else is as written.
 */
export function activationText(source: ActivationSource, options: ActivationOptions = {}): string {
  const content = options.content === 'file' ? (source.text ?? source.body) : source.body
  const lines = [
    `<skill_content name="${escapeXmlAttribute(source.name)}">`,
    guard(content.trim()),
    '',
    `Skill directory: ${guard(source.directory)}`,
    'Relative paths in this skill are relative to the skill directory.',
    ...dependencyLines(source),
    ...missingServerLines(source).map(guard),
    ...resourceLines(source, options.maximumFiles ?? defaultMaximumFiles),
    '</skill_content>',
  ]
  return lines.join('\n')
}

/** By reference: what they say is loaded when it is wanted (decisions R-42). */
export function dependencyLines({ dependencies = [] }: ActivationSource): string[] {
  if (dependencies.length === 0) return []
  const names = dependencies.map((name) => guard(oneLine(name))).join(', ')
  return ['', `This skill builds on other skills. Load them first, in this order, unless you have them: ${names}.`]
}

function resourceLines(source: ActivationSource, maximum: number): string[] {
  if (source.resources.length === 0 && !source.resourcesTruncated) return []
  const shown = source.resources.slice(0, Math.max(0, maximum))
  const lines = shown.map((resource) => `<file>${escapeXmlText(resource.path)}</file>`)
  if (source.resourcesTruncated || shown.length < source.resources.length)
    lines.push('This list is incomplete: the skill has more files. List its directory to see them all.')
  return ['', '<skill_resources>', ...lines, '</skill_resources>']
}

/** One character class and a fixed word: no ambiguity for a hostile body to exploit. */
const ownTag = /<(?=[\s/]{0,8}skill_(?:content|resources))/gi

function guard(text: string): string {
  return text.replace(ownTag, '&lt;')
}
