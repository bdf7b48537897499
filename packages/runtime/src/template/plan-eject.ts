import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'
import type { FoundTemplate } from './find-templates.ts'
import type { TemplatePlace } from './template-place.ts'

/** What copying templates to where they override would write. */
export interface EjectPlan {
  readonly files: readonly { readonly name: string; readonly from: string; readonly to: string }[]
}

export interface PlanEjectOptions {
  readonly templates: readonly FoundTemplate[]
  readonly places: readonly TemplatePlace[]
  /** Where the copies go. */
  readonly scope: 'project' | 'user'
  readonly overwrite: boolean
  readonly fileSystem: FileSystem
}

/** Plans copies of a skill's own templates. Throws `already-exists` for one that is overridden there already. */
export function planEject({ templates, places, scope, overwrite, fileSystem }: PlanEjectOptions): EjectPlan {
  const target = places.find(({ origin }) => origin === scope)
  const own = places.find(({ origin }) => origin === 'skill')
  if (target === undefined || own === undefined) return { files: [] }
  const files = templates.flatMap(({ name }) => {
    const from = join(own.directory, ...name.split('/'))
    const to = join(target.directory, ...name.split('/'))
    return fileSystem.stat(from) === undefined ? [] : [{ name, from, to }]
  })
  const taken = files.filter(({ to }) => fileSystem.statLink(to) !== undefined)
  if (taken.length > 0 && !overwrite) {
    throw new MetierError({
      code: 'already-exists',
      message: `${taken.map(({ to }) => to).join(', ')} ${taken.length === 1 ? 'exists' : 'exist'} already.`,
      next: 'Change what is there, or give --overwrite to begin again from the skill.',
      data: { paths: taken.map(({ to }) => to) },
    })
  }
  return { files }
}
