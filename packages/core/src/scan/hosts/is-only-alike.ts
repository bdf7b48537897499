import type { SkillView } from '../skill-view.ts'
import { ownerLabel } from './owner-label.ts'

/**
 * Does a host bear the name of the skill with more behind or before it, while the skill says nothing of it where it says what
 * it is? `tool-sync.dev` is registered in a minute by whoever means to be taken for the home of `tool`.
 */
export function isOnlyAlike({ name, identity }: Pick<SkillView, 'name' | 'identity'>, host: string): boolean {
  const owner = ownerLabel(host) ?? ''
  if (owner === '' || identity.includes(host) || identity.includes(owner)) return false
  return plain(owner) !== plain(name) && plain(owner).includes(plain(name))
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}
