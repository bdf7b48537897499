import type { ActivationSource } from './activation-source.ts'
import { defaultMaximumFiles, dependencyLines, type ActivationOptions } from './activation-text.ts'
import { missingServerLines } from './missing-server-lines.ts'
import { oneLine } from './one-line.ts'

const groups = [
  { title: 'Scripts', prefix: 'scripts/' },
  { title: 'References', prefix: 'references/' },
  { title: 'Assets', prefix: 'assets/' },
  { title: 'Other files', prefix: '' },
] as const

/**
 * The instructions and under them the skill's files by kind, each with the directory before it, as btw answers
 * (BTW-8, BTW-61). A skill without files gets no listing (BTW-60).
 */
export function plainActivationText(source: ActivationSource, options: ActivationOptions = {}): string {
  const content = options.content === 'file' ? (source.text ?? source.body) : source.body
  return [
    content.trim(),
    ...dependencyLines(source),
    ...missingServerLines(source),
    ...listing(source, options.maximumFiles ?? defaultMaximumFiles),
  ].join('\n')
}

function listing(source: ActivationSource, maximum: number): string[] {
  if (source.resources.length === 0 && !source.resourcesTruncated) return []
  const paths = source.resources.slice(0, Math.max(0, maximum)).map((resource) => resource.path)
  const lines = ['', '## Files of this skill', '', `Base directory: ${oneLine(source.directory)}`]
  let rest = paths
  for (const { title, prefix } of groups) {
    const members = rest.filter((path) => path.startsWith(prefix))
    rest = rest.filter((path) => !path.startsWith(prefix))
    if (members.length > 0)
      lines.push('', `${title}:`, ...members.map((path) => `- ${oneLine(join(source.directory, path))}`))
  }
  if (source.resourcesTruncated || paths.length < source.resources.length)
    lines.push('', 'This list is incomplete: the skill has more files. List its directory to see them all.')
  return lines
}

function join(directory: string, path: string): string {
  return /[\\/]$/.test(directory) ? `${directory}${path}` : `${directory}/${path}`
}
