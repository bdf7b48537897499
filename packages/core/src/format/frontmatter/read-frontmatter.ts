import { LineIndex } from '../../text/line-index.ts'
import type { Reporter } from '../reporter.ts'
import { checkKeys } from './check-keys.ts'
import { limits } from './limits.ts'
import type { FrontmatterNode, MapNode } from './node.ts'
import { readFull } from './read-full.ts'
import { readPlain } from './read-plain.ts'
import { repair } from './repair.ts'
import type { Span } from './split-fences.ts'
import type { YamlProblem } from './yaml-problem.ts'

/**
 * Reads the YAML between the fences and reports what is wrong with it. `undefined` when there is no
 * mapping to work with, or none that may be trusted to mean what its author wrote.
 */
export function readFrontmatter(text: string, yaml: Span, reporter: Reporter): MapNode | undefined {
  if (yaml.end - yaml.start > limits.frontmatterLength) {
    const message = `The frontmatter is longer than ${limits.frontmatterLength / 1024} KiB.`
    reporter.add({ code: 'frontmatter-too-large', message, start: yaml.start, end: yaml.start })
    return undefined
  }
  const node = readNode(text, yaml, reporter)
  if (reporter.failed) return undefined
  if (node?.kind !== 'map') {
    const message = `The frontmatter must be \`key: value\` lines; it is ${describe(node)}.`
    reporter.add({ code: 'not-a-mapping', message, start: node?.start ?? yaml.start, end: node?.end ?? yaml.end })
    return undefined
  }
  for (const problem of checkKeys(node)) reporter.add(problem)
  return node
}

function readNode(text: string, yaml: Span, reporter: Reporter): FrontmatterNode | undefined {
  const plain = readPlain(text, yaml)
  if (plain !== undefined) return plain
  const full = readFull(text, yaml)
  if (!('problem' in full)) return full.node
  const repaired = mayRepair(full.problem, text) ? repair(text, yaml) : undefined
  if (repaired === undefined) {
    const help = unclosedHelp(text, yaml, full.problem.start)
    reporter.add(help === undefined ? full.problem : { ...full.problem, help })
    return undefined
  }
  for (const edit of repaired.edits) {
    reporter.add({
      code: 'repaired-yaml',
      message: 'This value is not valid YAML without quotes; it was read as if it stood in quotes.',
      start: edit.start,
      end: edit.end,
      fix: { title: 'Put the value in quotes', edits: [edit] },
    })
  }
  return repaired.node
}

/** A value that begins with emphasis, such as `**Note**`, is an alias to YAML and text to its author. */
function mayRepair({ code, start }: YamlProblem, text: string): boolean {
  return code === 'invalid-yaml' || (code === 'yaml-anchor' && text.charAt(start) === '*')
}

/** A Markdown heading before the first problem says that the frontmatter was never closed. */
function unclosedHelp(text: string, yaml: Span, problem: number): string | undefined {
  const heading = text.slice(yaml.start, problem).search(/^##+ /m)
  if (heading === -1) return undefined
  const line = new LineIndex(text).position(yaml.start + heading).line
  return `The line of three hyphens after the fields seems to be missing: the text begins at line ${line} or before.`
}

function describe(node: FrontmatterNode | undefined): string {
  if (node === undefined) return 'empty'
  return node.kind === 'list' ? 'a list' : 'a single value'
}
