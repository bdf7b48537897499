import {
  MetierError,
  isConflicted,
  mergeLockFiles,
  readLockFile,
  splitConflict,
  writeLockFile,
  type LockFile,
  type LockSides,
} from '@metier/core'
import { sidesOfMerge } from '@metier/runtime'
import { join } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'

const output = z.object({
  schema: z.literal('metier.lock/1'),
  path: z.string(),
  changed: z.boolean(),
  skills: z.number().int(),
  conflicts: z.array(z.string()).describe('Skills that both sides changed, each in its own way'),
})

export type LockOutput = z.infer<typeof output>

/** As the marks say it; what both began from may have lines moved out of it. */
function sidesOfMarks(text: string, path: string): LockSides {
  const sides = splitConflict(text)
  if (sides === undefined) {
    throw new MetierError({
      code: 'lock-conflict',
      message: `The marks of the merge in ${path} do not fit together.`,
      next: 'Restore it with `git checkout --merge skills-lock.json` and run this again.',
    })
  }
  const base = sides.base === undefined ? undefined : readable(sides.base, path)
  return { ...(base && { base }), ours: readLockFile(sides.ours, path), theirs: readLockFile(sides.theirs, path) }
}

function readable(text: string, path: string): LockFile | undefined {
  try {
    return readLockFile(text, path)
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}

/** Resolves what git could not: the lock of two branches becomes one, skill by skill. */
export const lock = defineOperation({
  name: 'lock',
  summary: 'Resolve a merge conflict in the lock file',
  description:
    '`lock merge` reads the marks that git left in skills-lock.json and joins both sides skill by skill. A skill that both ' +
    'changed in different ways needs your word: --prefer ours or --prefer theirs.',
  group: 'sharing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input: z.object({
    action: z.enum(['merge']).describe('What to do').meta({ placeholder: 'ACTION' }),
    prefer: z.enum(['ours', 'theirs']).optional().describe('Which side counts where both changed a skill'),
  }),
  output,
  positional: ['action'],
  examples: [{ command: 'lock merge', explains: 'after a merge that stopped at skills-lock.json' }],
  isNo: ({ conflicts, changed }) => conflicts.length > 0 && !changed,
  handler: async ({ prefer }, { configuration, fileSystem, host, writer }) => {
    const path = join(configuration.projectRoot, 'skills-lock.json')
    const bytes = fileSystem.read(path)
    if (bytes === undefined) {
      throw new MetierError({
        code: 'not-found',
        message: `There is no ${path}.`,
        next: 'Nothing was installed here yet.',
      })
    }
    const text = new TextDecoder().decode(bytes)
    const base = { schema: 'metier.lock/1' as const, path }
    if (!isConflicted(text))
      return { ...base, changed: false, skills: readLockFile(text, path).skills.size, conflicts: [] }
    const sides = (await sidesOfMerge(path, host)) ?? sidesOfMarks(text, path)
    const merged = mergeLockFiles(sides, prefer && { prefer })
    const isSettled = merged.conflicts.length === 0 || prefer !== undefined
    if (isSettled) writer.write(path, writeLockFile(merged.lock))
    return { ...base, changed: isSettled, skills: merged.lock.skills.size, conflicts: [...merged.conflicts] }
  },
})
