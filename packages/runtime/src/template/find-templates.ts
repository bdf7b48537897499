import { join } from 'node:path'
import { compareBytes, type FileSystem } from '@metier/core'
import type { TemplatePlace } from './template-place.ts'

/** One template of a skill as it is in force. */
export interface FoundTemplate {
  /** Relative to the directory of templates, with `/`. */
  readonly name: string
  /** Absolute; the file that wins. */
  readonly path: string
  readonly origin: TemplatePlace['origin']
  /** Absolute; files of the same name that it wins over, the strongest first. */
  readonly overrides: readonly string[]
}

const deepest = 6
const mostTemplates = 500

/** All templates of a skill, each decided by itself: to override one leaves the others as they are (OMN-43). */
export function findTemplates(places: readonly TemplatePlace[], fileSystem: FileSystem): readonly FoundTemplate[] {
  const found = new Map<string, FoundTemplate>()
  for (const { origin, directory } of places) {
    for (const name of filesIn(directory, fileSystem)) {
      const path = join(directory, ...name.split('/'))
      const stronger = found.get(name)
      if (stronger === undefined) found.set(name, { name, path, origin, overrides: [] })
      else found.set(name, { ...stronger, overrides: [...stronger.overrides, path] })
    }
  }
  return [...found.values()].toSorted((a, b) => compareBytes(a.name, b.name))
}

function filesIn(directory: string, fileSystem: FileSystem): readonly string[] {
  const names: string[] = []
  const visit = (inside: string, depth: number): void => {
    for (const { name, kind } of fileSystem.list(join(directory, inside)) ?? []) {
      const path = inside === '' ? name : `${inside}/${name}`
      if (name.startsWith('.') || names.length >= mostTemplates) continue
      if (kind === 'directory' && depth < deepest) visit(path, depth + 1)
      else if (kind === 'file') names.push(path)
    }
  }
  visit('', 0)
  return names
}
