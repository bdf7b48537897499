import { basename, join } from 'node:path'
import type { CatalogEntry, Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import type { TemplatePlace } from './template-place.ts'

export interface TemplatePlacesOptions {
  readonly entry: CatalogEntry
  readonly host: Host
  readonly projectRoot: string
}

/**
 * Where the templates of a skill are looked for, the strongest first: `assets/templates/SKILL` of the project, the
 * user's own, and what the skill brings. Both the name of a skill and that of its directory find what overrides it.
 */
export function templatePlaces({ entry, host, projectRoot }: TemplatePlacesOptions): readonly TemplatePlace[] {
  const { directory } = entry.candidate
  const names = [...new Set([entry.name, basename(directory)])].filter(
    (name) => /^[^/\\\0]+$/.test(name) && !/^\.+$/.test(name),
  )
  const { configuration } = platformDirectories(host)
  const ofProject = names.map((name): TemplatePlace => ({
    origin: 'project',
    directory: join(projectRoot, 'assets', 'templates', name),
  }))
  const ofUser = names.map((name): TemplatePlace => ({
    origin: 'user',
    directory: join(configuration, 'templates', name),
  }))
  return [...ofProject, ...ofUser, { origin: 'skill', directory: join(directory, 'templates') }]
}
