import { MetierError, requestedSkill, type CatalogEntry, type CatalogView } from '@metier/core'
import { refusalCode } from './refusal-code.ts'

/**
 * The skill that a model asked for by name, in any spelling that has the same key; a leading slash is forgiven.
 * @throws MetierError `unknown-skill` with the names there are (BTW-38), `skill-not-active` with the reason (decisions
 *   R-37), `refused` for what only the user may start, `invalid-input` for no name.
 */
export function findForModel(view: CatalogView, name: string): CatalogEntry {
  const wanted = name.trim().replace(/^\//, '')
  const requested = requestedSkill(view, wanted)
  if (requested.kind === 'skill') return requested.entry
  if (requested.kind === 'refused') {
    throw new MetierError({ code: refusalCode(view.resolve(wanted)), message: requested.message })
  }
  throw new MetierError({
    code: 'invalid-input',
    message: 'The name of a skill is missing.',
    next: 'Call find_skills to see which there are.',
  })
}
