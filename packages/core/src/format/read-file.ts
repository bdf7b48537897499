import { decodeText, type TextProblem } from '../text/decode-text.ts'
import { fileNameOf } from '../text/file-name-of.ts'
import { readSkill } from './fields/read-skill.ts'
import { limits } from './frontmatter/limits.ts'
import type { MapNode } from './frontmatter/node.ts'
import { readFrontmatter } from './frontmatter/read-frontmatter.ts'
import { splitFences, type Fences } from './frontmatter/split-fences.ts'
import type { SkillFile } from './parsed-skill.ts'
import { readPlainMarkdown } from './read-plain-markdown.ts'
import { Reporter } from './reporter.ts'
import type { Skill } from './skill.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { plural } from '../text/plural.ts'

export interface ReadOptions {
  /** Bytes a SKILL.md may have (decisions R-22). Default 1 MiB. */
  readonly maximumFileSize?: number
  /**
   * Take a file without frontmatter for a skill with its directory's name and its first paragraph as description.
   * OSTwin and Wundr do; nobody else (decisions R-1).
   */
  readonly plainMarkdown?: boolean
}

/** Everything that reading gives, from which the public shapes are cut. */
export interface FileReading {
  readonly text: string
  readonly fences: Fences | undefined
  readonly frontmatter: MapNode | undefined
  readonly skill: Skill | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a SKILL.md from its bytes. Whatever the bytes are, it ends soon, and with a reason if there is no skill. */
export function readFile(file: SkillFile, options: ReadOptions = {}): FileReading {
  const size = file.totalSize ?? file.bytes.length
  const limit = options.maximumFileSize ?? limits.fileBytes
  if (size > limit) return refuseSize(file, size, limit)
  const partial = size > file.bytes.length
  const decoded = decodeText(file.bytes, { partial })
  const { text } = decoded
  const reporter = new Reporter(file.path, text)
  checkFileName(file.path, reporter)
  if (decoded.byteOrderMark) reportMark(reporter)
  if (decoded.problem !== undefined) reportText(decoded.problem, text, reporter)
  if (decoded.problem?.kind === 'utf16') {
    return { text, fences: undefined, frontmatter: undefined, skill: undefined, diagnostics: reporter.diagnostics }
  }
  const split = splitFences(text)
  if ('problem' in split) {
    if (split.problem.code === 'no-frontmatter' && options.plainMarkdown === true) {
      const skill = readPlainMarkdown({ text, directoryName: file.directoryName, reporter })
      if (skill !== undefined) {
        return { text, fences: undefined, frontmatter: undefined, skill, diagnostics: reporter.diagnostics }
      }
    }
    const cut = partial && split.problem.code === 'frontmatter-not-closed' && text.length >= limits.frontmatterLength
    if (cut) reporter.add({ ...split.problem, code: 'frontmatter-too-large', message: tooLarge })
    else reporter.add(split.problem)
    return { text, fences: undefined, frontmatter: undefined, skill: undefined, diagnostics: reporter.diagnostics }
  }
  const { fences } = split
  for (const span of fences.trailing) {
    const message = 'There is white space after the three hyphens; some clients do not know the line then.'
    const fix = Reporter.fix('Delete the white space', { ...span, text: '' })
    reporter.add({ code: 'fence-trailing-space', message, ...span, fix })
  }
  const frontmatter = reporter.failed ? undefined : readFrontmatter(text, fences.yaml, reporter)
  const { directoryName } = file
  const skill = frontmatter === undefined ? undefined : readSkill({ frontmatter, directoryName, reporter })
  return { text, fences, frontmatter, skill: reporter.failed ? undefined : skill, diagnostics: reporter.diagnostics }
}

const tooLarge = `The frontmatter is not closed within ${limits.frontmatterLength / 1024} KiB.`

function refuseSize(file: SkillFile, size: number, limit: number): FileReading {
  // The text is not even decoded: its size is what is wrong with it.
  const reporter = new Reporter(file.path, '')
  checkFileName(file.path, reporter)
  const message = `The file has ${plural(size, 'byte')}; at most ${limit} are read.`
  reporter.add({ code: 'file-too-large', message, start: 0, end: 0 })
  return { text: '', fences: undefined, frontmatter: undefined, skill: undefined, diagnostics: reporter.diagnostics }
}

function checkFileName(path: string, reporter: Reporter): void {
  if (fileNameOf(path) !== 'skill.md') return
  const message = 'The file is called `skill.md`; the specification says `SKILL.md`.'
  reporter.add({ code: 'lower-case-file-name', message, start: 0, end: 0 })
}

function reportMark(reporter: Reporter): void {
  const message = 'The file begins with a byte-order mark; some clients do not find the frontmatter then.'
  const fix = Reporter.fix('Remove the byte-order mark', { start: 0, end: 1, text: '' })
  reporter.add({ code: 'byte-order-mark', message, start: 0, end: 1, fix })
}

const textMessages: Readonly<Record<TextProblem['kind'], string>> = {
  'not-utf8': 'The file is not valid UTF-8 from here on.',
  utf16: 'The file is UTF-16, not UTF-8.',
  'nul-byte': 'The file has a zero byte here.',
}

function reportText({ kind, offset }: TextProblem, text: string, reporter: Reporter): void {
  reporter.add({ code: kind, message: textMessages[kind], start: offset, end: Math.min(offset + 1, text.length) })
}
