import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { InstallPlan } from '@metier/core'
import { writing } from '../store/writing.ts'
import { makeLink } from './make-link.ts'
import type { LinksAhead } from './open-ahead.ts'

/**
 * Makes the links of a plan in folders below a quarantine, one for each root; gives where each is by the path that it is for.
 * What `ahead` made of them is taken from there, and the others are made beside it.
 */
export function makeLinksAhead(
  { steps }: InstallPlan,
  quarantine: string,
  ahead: ReadonlyMap<string, LinksAhead> = new Map(),
): ReadonlyMap<string, string> {
  const homes = new Map(steps.filter(({ form }) => form === 'files').map(({ name, path }) => [name, path]))
  const folders = new Map<string, string>()
  const made = new Map<string, string>()
  for (const { name, path: place, form, action } of steps) {
    const to = form === 'link' && action === 'create' ? homes.get(name) : undefined
    if (to === undefined) continue
    const root = dirname(place)
    const file = basename(place)
    const begun = ahead.get(root)
    // One that was made and leads somewhere else is left where it is.
    const beside = begun !== undefined && join(begun.home, file) === to ? begun : undefined
    const folder = beside?.folder ?? folders.get(root) ?? join(quarantine, `links-${folders.size}`)
    if (beside === undefined && !folders.has(root)) writing(folder, () => mkdirSync(folder))
    if (beside === undefined) folders.set(root, folder)
    const path = join(folder, file)
    if (beside?.names.has(file) !== true) makeLink({ path, to, place })
    // A plan that could not be carried out may be made anew.
    beside?.names.add(file)
    made.set(place, path)
  }
  return made
}
