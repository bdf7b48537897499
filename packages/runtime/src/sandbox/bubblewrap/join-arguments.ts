import { MetierError } from '@metier/core'

/** Arguments as bubblewrap reads them from a file descriptor, each ended by a NUL. */
export function joinArguments(args: readonly string[]): string {
  // A NUL in the middle of a value would begin the next argument, and that could be a mount.
  const bad = args.find((argument) => argument.includes('\0'))
  if (bad === undefined) return args.map((argument) => `${argument}\0`).join('')
  throw new MetierError({
    code: 'invalid-input',
    message: 'A path or an environment variable for a program holds a NUL character.',
    next: 'Look through `env` of the skill and of `skills.entries`, and take it out.',
  })
}
