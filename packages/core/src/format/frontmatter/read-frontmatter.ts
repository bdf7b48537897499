import type { Reporter } from '../reporter.ts'
import { checkKeys } from './check-keys.ts'
import { limits } from './limits.ts'
import type { FrontmatterNode, MapNode } from './node.ts'
import { readFull } from './read-full.ts'
import { repair } from './repair.ts'
import type { Span } from './split-fences.ts'

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
  const full = readFull(text, yaml)
  if (!('problem' in full)) return full.node
  const repaired = full.problem.code === 'invalid-yaml' ? repair(text, yaml) : undefined
  if (repaired === undefined) {
    reporter.add(full.problem)
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

function describe(node: FrontmatterNode | undefined): string {
  if (node === undefined) return 'empty'
  return node.kind === 'list' ? 'a list' : 'a single value'
}
