import { closestWord, MetierError, type CatalogView } from '@metier/core'

/** Names in one message; a longer list helps nobody. */
const mostNames = 50

/** No skill of this name: says which there are (checklist BTW-38) and which was probably meant. */
export function unknownSkill(name: string, view: CatalogView): MetierError {
  const names = view.active.map((entry) => entry.name)
  const near = closestWord(name, names)
  const shown = names.slice(0, mostNames).join(', ')
  const more = names.length > mostNames ? `, and ${names.length - mostNames} more` : ''
  const available = names.length === 0 ? 'There are no skills here.' : `Available skills: ${shown}${more}.`
  return new MetierError({
    code: 'unknown-skill',
    message: `There is no skill ${JSON.stringify(name.slice(0, 200))}.`,
    next: near === undefined ? available : `Did you mean ${near}? ${available}`,
    data: { name, available: names.slice(0, mostNames), ...(near !== undefined && { suggestion: near }) },
  })
}
