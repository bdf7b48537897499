import { readSkill } from './fields/read-skill.ts'
import { firstParagraph } from './first-paragraph.ts'
import type { MapPair, ScalarNode } from './frontmatter/node.ts'
import type { Reporter } from './reporter.ts'
import type { Skill } from './skill.ts'

export interface PlainMarkdown {
  readonly text: string
  readonly directoryName: string
  readonly reporter: Reporter
}

/**
 * The skill that a file without frontmatter is to OSTwin and Wundr: called like its directory, described by
 * its first paragraph. `undefined` when there is none. Reported as a warning.
 */
export function readPlainMarkdown({ text, directoryName, reporter }: PlainMarkdown): Skill | undefined {
  const description = firstParagraph(text)
  if (description === '') return undefined
  const message = `There is no frontmatter; the directory's name and the first paragraph are used.`
  reporter.add({ code: 'plain-markdown', message, start: 0, end: 0 })
  const frontmatter = {
    kind: 'map',
    flow: false,
    pairs: [pair('name', directoryName), pair('description', description)],
    start: 0,
    end: 0,
  } as const
  return readSkill({ frontmatter, directoryName, reporter })
}

function pair(key: string, value: string): MapPair {
  return { key: scalar(key), value: scalar(value), start: 0, end: 0 }
}

function scalar(source: string): ScalarNode {
  return { kind: 'scalar', style: 'plain', source, value: source, start: 0, end: 0 }
}
