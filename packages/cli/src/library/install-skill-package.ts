import { MetierError, parseSource } from '@metier/core'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installOneSkill } from './install-one-skill.ts'
import type { LibraryOptions } from './library-options.ts'

export interface InstallSkillPackageOptions extends LibraryOptions {
  /** Name of an npm package in `node_modules` of `cwd`, such as `@acme/tools`. */
  readonly package: string
  /** Which of its skills; needed where there are several and nobody picks. */
  readonly skill?: string
  /** `project` unless told; `user`, another scope, or a folder of skills such as `./skills`. */
  readonly scope?: string
  readonly overwrite?: boolean
}

/**
 * Installs a skill that an installed package carries in `skills/` and gives its absolute directory. Asks no registry:
 * throws `missing-dependency` when the package is not installed; else as `installSkillGithub`.
 */
export async function installSkillPackage(options: InstallSkillPackageOptions): Promise<string> {
  const { package: name, cwd = '.' } = options
  const source = `npm:${name}`
  const parsed = parseSource(source).source
  if (parsed.kind !== 'npm' || parsed.name !== name) {
    throw new MetierError({
      code: 'usage',
      message: `${JSON.stringify(name)} is no name of a package.`,
      next: 'Give its name alone; the version is that which is installed.',
    })
  }
  if (!existsSync(join(resolve(cwd), 'node_modules', name, 'package.json'))) {
    throw new MetierError({
      code: 'missing-dependency',
      message: `The package ${name} is not installed in ${resolve(cwd)}.`,
      next: `Install it first, such as with \`npm install ${name}\`.`,
    })
  }
  return installOneSkill({ ...options, source })
}
