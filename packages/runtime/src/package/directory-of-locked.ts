import { join } from 'node:path'
import { MetierError } from '@metier/core'
import { directoryOfAnother } from './directory-of-another.ts'
import { plainDirectoryName } from './plain-directory-name.ts'

/**
 * Where in a directory of skills one of the lock lies. Other installers keep the name as the skill has it, such as
 * `My Skill`, and put it into a folder called `my-skill`; and a lock comes with a repository, so that its names are a
 * stranger's: whatever `../../bin` may say, it is a folder right in that directory. Throws `refused` for a name that no
 * folder can be called after.
 */
export function directoryOfLocked(root: string, name: string): string {
  const plain = plainDirectoryName(name)
  if (plain !== undefined) return directoryOfAnother(root, name, plain) ?? join(root, plain)
  throw new MetierError({
    code: 'refused',
    message: `The lock names a skill ${JSON.stringify(name.slice(0, 100))}, and no folder can be called so.`,
    next: 'Nothing was changed. `metier remove` with that name takes the entry out, or restore the lock from version control.',
  })
}
