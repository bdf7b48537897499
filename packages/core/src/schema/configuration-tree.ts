import { configurationKeys, type ConfigurationKey } from './configuration-keys.ts'

/** The key table as the tree that its dotted paths make. A child named `*` stands for any name. */
export interface ConfigurationBranch {
  readonly children: ReadonlyMap<string, ConfigurationBranch>
  /** Set on a leaf. */
  readonly key?: ConfigurationKey
}

interface GrowingBranch extends ConfigurationBranch {
  readonly children: Map<string, GrowingBranch>
  key?: ConfigurationKey
}

let remembered: ConfigurationBranch | undefined

/** The tree of all settings; made once. */
export function configurationTree(): ConfigurationBranch {
  remembered ??= grow()
  return remembered
}

function grow(): ConfigurationBranch {
  const root: GrowingBranch = { children: new Map() }
  for (const key of configurationKeys) {
    let branch = root
    for (const segment of key.path.split('.')) {
      let child = branch.children.get(segment)
      if (child === undefined) {
        child = { children: new Map() }
        branch.children.set(segment, child)
      }
      branch = child
    }
    branch.key = key
  }
  return root
}
