import type { CatalogEntry } from '../catalog/entry.ts'
import type { CatalogView } from '../catalog/view.ts'
import { closestWord } from '../text/closest-word.ts'
import { oneLine } from './one-line.ts'

/** What a request for a skill comes to. */
export type RequestedSkill =
  | { readonly kind: 'skill'; readonly entry: CatalogEntry }
  /** An empty name asks what there is. */
  | { readonly kind: 'catalogue' }
  /** One or two sentences for the one who asked: why not, and what to do. */
  | { readonly kind: 'refused'; readonly message: string }

export interface RequestOptions {
  /** A person may invoke what a model may not (`disable-model-invocation`). Default `model`. */
  readonly asker?: 'model' | 'person'
}

/** Names in an error text: enough to see a slip, not enough to fill a context. */
const namesShown = 30

/**
 * Finds the skill that is asked for, in any spelling with the same key, or says why it cannot be had: unknown, not
 * active and for which reason (decisions R-37), or for people only.
 */
export function requestedSkill(view: CatalogView, name: string, options: RequestOptions = {}): RequestedSkill {
  const wanted = oneLine(name)
  if (wanted === '') return { kind: 'catalogue' }
  const entry = view.resolve(wanted)
  if (entry === undefined) return { kind: 'refused', message: unknownMessage(view, wanted) }
  if (entry.state !== 'active') return { kind: 'refused', message: inactiveMessage(entry) }
  if (options.asker !== 'person' && entry.candidate.skill?.disableModelInvocation === true) {
    const message = `Only the user can start the skill "${entry.name}". Ask them to invoke it, for instance as /${entry.name}.`
    return { kind: 'refused', message }
  }
  return { kind: 'skill', entry }
}

function unknownMessage(view: CatalogView, wanted: string): string {
  const names = view.active
    .filter((entry) => entry.candidate.skill?.disableModelInvocation !== true)
    .map((entry) => oneLine(entry.name))
  const asked = `There is no skill "${wanted.slice(0, 100)}".`
  if (names.length === 0) return `${asked} No skill is available here.`
  const meant = closestWord(wanted, names)
  if (meant !== undefined) return `${asked} Did you mean "${meant}"?`
  const more = names.length - namesShown
  const list = names.slice(0, namesShown).join(', ')
  return `${asked} Available: ${list}${more > 0 ? `, and ${more} more (search them with find_skills)` : ''}.`
}

function inactiveMessage(entry: CatalogEntry): string {
  const reasons = entry.reasons.map((reason) => oneLine(reason.message)).join(' ')
  return `The skill "${oneLine(entry.name)}" exists but is ${entry.state}.${reasons === '' ? '' : ` ${reasons}`}`
}
