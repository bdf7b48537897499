import type { CatalogEntry } from '@metier/core'
import type { PromptArgument } from '@modelcontextprotocol/server'

/** The one argument of a skill that names none. */
const everything = 'arguments'

/** What a client asks a person for before it gets a prompt. None is required: a skill says itself what it misses. */
export function promptArguments({ candidate }: CatalogEntry): readonly PromptArgument[] {
  const { skill } = candidate
  const hint = skill?.argumentHint
  if (skill !== undefined && skill.arguments.length > 0) {
    return skill.arguments.map((name, index) => {
      const part = hintParts(hint)[index]
      return { name, required: false, ...(part === undefined ? {} : { description: part }) }
    })
  }
  return [{ name: everything, description: hint ?? 'What to tell the skill, as you would type it.', required: false }]
}

/** The arguments as one line, in the order in which the skill names them; a value with spaces is quoted. */
export function argumentLine(entry: CatalogEntry, values: Readonly<Record<string, string>>): string {
  const names = promptArguments(entry).map(({ name }) => name)
  const given = names.map((name) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
  if (names.length === 1 && names[0] === everything) return given[0] ?? ''
  const last = given.findLastIndex((value) => value !== '')
  return given
    .slice(0, last + 1)
    .map(quoted)
    .join(' ')
}

/** Values that the hint names for the argument at that place: `[add|remove] <name>` has `add` and `remove` for the first. */
export function hintedValues(entry: CatalogEntry, argument: string): readonly string[] {
  const names = promptArguments(entry).map(({ name }) => name)
  const part = hintParts(entry.candidate.skill?.argumentHint)[names.indexOf(argument)]
  const choices = (part ?? '')
    .replace(/^[[<(]/, '')
    .replace(/[\])>]$/, '')
    .split('|')
  return choices.length > 1 ? choices.map((choice) => choice.trim()).filter((choice) => choice !== '') : []
}

function hintParts(hint: string | undefined): readonly string[] {
  return (hint ?? '').split(/\s+(?=[[<(])|(?<=[\]>)])\s+/).filter((part) => part !== '')
}

function quoted(value: string): string {
  return value !== '' && !/[\s"'\\]/.test(value) ? value : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
