import { forbiddenKeys } from '../frontmatter/forbidden-keys.ts'
import type { InstallOption } from '../skill.ts'
import { expandJson } from './expand-json.ts'
import { isAbsent } from './is-absent.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'
import { readList } from './read-list.ts'
import { readText } from './read-text.ts'
import { toValue } from './to-value.ts'

/** Ways to install what a skill needs (checklist WUN-22). */
export function readInstall(input: FieldInput): InstallOption[] | undefined {
  if (isAbsent(input.node)) return undefined
  const node = expandJson(input.node)
  if (node.kind !== 'list') return reportType(input, 'a list of mappings with `kind`')
  const options: InstallOption[] = []
  for (const item of node.items) {
    const option = readOption({ ...input, node: item })
    if (option !== undefined) options.push(option)
  }
  return options
}

function readOption(input: FieldInput): InstallOption | undefined {
  const { node } = input
  if (node.kind !== 'map') return reportType(input, 'a list of mappings with `kind`')
  const texts: { id?: string; kind?: string; label?: string } = {}
  let bins: readonly string[] = []
  const details: Record<string, unknown> = Object.create(null)
  for (const { key, value } of node.pairs) {
    const part = { ...input, node: value, spelling: `${input.spelling}.${key.source}` }
    if (key.source === 'id' || key.source === 'kind' || key.source === 'label') {
      const text = readText(part)
      if (text !== undefined) texts[key.source] = text
    } else if (key.source === 'bins') bins = readList(part, 'words') ?? []
    else if (!forbiddenKeys.has(key.source)) details[key.source] = toValue(value)
  }
  return { ...texts, kind: texts.kind ?? 'other', bins, details }
}
