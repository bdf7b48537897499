import { launchesOthers } from './launches-others.ts'
import type { ShellLine } from './shell-line.ts'

/** Programs whose first word says what they do, so that a permission for one word is not one for all. */
const withCommands: ReadonlySet<string> = new Set(
  (
    'apt aws az brew bun cargo deno docker gcloud gh git glab go helm jj kubectl make npm pip pnpm ' +
    'podman poetry terraform uv yarn'
  ).split(' '),
)

/**
 * The patterns that an "always" stands for: as narrow as a person would expect, `Bash(gh pr:*)` for
 * `gh pr view 12`. Empty when nothing short of running tells what the line does.
 */
export function permissionPatterns(line: ShellLine): readonly string[] {
  if (line.unclear.length > 0) return []
  const patterns = new Set<string>()
  for (const part of line.parts) {
    const { kind, words, assigned, inner } = part
    if (inner === true) continue
    const [first, second] = words
    if (first === null || first === undefined || assigned || /[()\s]/.test(first)) return []
    if (kind !== 'program') patterns.add(`${kind === 'read' ? 'Read' : 'Write'}(${first})`)
    // A yes to the beginning would not be one to this.
    else if (launchesOthers(part, 1)) return []
    else if (!withCommands.has(first)) patterns.add(`Bash(${first}:*)`)
    else if (typeof second === 'string' && /^[a-z][\w-]*$/i.test(second)) patterns.add(`Bash(${first} ${second}:*)`)
    else return []
  }
  return [...patterns]
}
