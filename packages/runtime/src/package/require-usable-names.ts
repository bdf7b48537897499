import { MetierError, collisionKey, entryPathProblem, type SkillFiles } from '@metier/core'

/**
 * A skill whose files would be others on another system is refused, wherever it comes from: a repository holds names
 * that no archive may. Without files there is nothing to say; whoever copies them looks at each.
 */
export function requireUsableNames(name: string, files: SkillFiles | undefined): void {
  const seen = new Map<string, string>()
  for (const path of files?.keys() ?? []) {
    const problem = entryPathProblem(path)
    if (problem !== undefined) throw refused(name, `${JSON.stringify(path.slice(0, 200))} ${problem}`)
    const key = collisionKey(path)
    const before = seen.get(key)
    if (before !== undefined)
      throw refused(name, `${JSON.stringify(before)} and ${JSON.stringify(path)} are one file on some systems`)
    seen.set(key, path)
  }
}

function refused(name: string, why: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${name} is not installed: ${why}.`,
    next: 'Have the file renamed where the skill comes from.',
  })
}
