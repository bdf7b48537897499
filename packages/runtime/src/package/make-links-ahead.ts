import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { InstallPlan } from '@metier/core'
import { makeLink } from './make-link.ts'

/** Makes the links of a plan in folders below a quarantine, one for each root; gives where each is by the path that it is for. */
export function makeLinksAhead({ steps }: InstallPlan, quarantine: string): ReadonlyMap<string, string> {
  const homes = new Map(steps.filter(({ form }) => form === 'files').map(({ name, path }) => [name, path]))
  const folders = new Map<string, string>()
  const made = new Map<string, string>()
  for (const { name, path: place, form, action } of steps) {
    const to = form === 'link' && action === 'create' ? homes.get(name) : undefined
    if (to === undefined) continue
    const root = dirname(place)
    const folder = folders.get(root) ?? join(quarantine, `links-${folders.size}`)
    if (!folders.has(root)) mkdirSync(folder)
    folders.set(root, folder)
    const path = join(folder, basename(place))
    makeLink({ path, to, place })
    made.set(place, path)
  }
  return made
}
