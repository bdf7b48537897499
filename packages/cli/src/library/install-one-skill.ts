import { MetierError, plural } from '@metier/core'
import type { LibraryOptions } from './library-options.ts'
import { openLibraryContext } from './open-library-context.ts'
import { placeOfScope } from './place-of-scope.ts'

export interface InstallOneOptions extends LibraryOptions {
  /** As `metier add` takes it. */
  readonly source: string
  readonly skill?: string | undefined
  readonly scope?: string | undefined
  /** What is there already gives way, and is moved aside when it was changed by hand. */
  readonly overwrite?: boolean | undefined
}

/**
 * Installs one skill of a source and gives its absolute directory: the one of the name, the only one there is, or the
 * one that somebody picks (checklist BTW-56). What holds for `metier add` holds here: quarantine, scanner, lock.
 */
export async function installOneSkill(options: InstallOneOptions): Promise<string> {
  const { source, skill, scope, overwrite = false } = options
  const { add, callOperation } = await import('./library-operations.ts')
  const context = await openLibraryContext({ ...options, choose: await chooserOf(options) })
  const input = { source, skill: skill === undefined ? [] : [skill], ...placeOfScope(scope), overwrite }
  const { installed } = await callOperation({ operation: add, input, context })
  const step = installed[0]?.steps[0]
  if (step === undefined) {
    throw new MetierError({
      code: 'not-found',
      message: `Nothing of ${source} was installed.`,
      next: 'Name one of its skills with `skill`.',
    })
  }
  return step.path
}

/** One skill is wanted, so all of them are no choice; and where nobody can pick, the names are said. */
async function chooserOf({ source, choose }: InstallOneOptions): Promise<NonNullable<LibraryOptions['choose']>> {
  const { everySkill } = await import('./library-operations.ts')
  return async (question, choices) => {
    const [first, ...names] = choices
    if (first !== everySkill(names.length)) return choose?.(question, choices)
    if (choose !== undefined) return choose(question, names)
    throw new MetierError({
      code: 'usage',
      message: `${source} has ${plural(names.length, 'skill')}: ${names.slice(0, 50).join(', ')}${names.length > 50 ? ', …' : ''}.`,
      next: 'Name the one you want with `skill`.',
      data: { names },
    })
  }
}
