import { launchesOthers } from './launches-others.ts'
import type { PermissionRule } from './permission-rules.ts'
import type { ShellPart } from './shell-line.ts'
import { toolOfPart } from './tool-of-part.ts'
import { wordsOfPattern } from './words-of-pattern.ts'

/**
 * Does a rule surely cover this part? For `allow`, where a doubt is a no: a word that only running would tell matches
 * nothing, and neither does a program whose variables are set. A beginning of words does not cover words behind it by
 * which the program would start another one: `Bash(git:*)` is no word about `git -c core.pager=…`.
 */
export function surelyMatches({ pattern }: PermissionRule, part: ShellPart): boolean {
  if (pattern.tool !== toolOfPart[part.kind]) return false
  if (part.assigned && pattern.match !== 'any') return false
  if (pattern.match === 'any') return true
  const wanted = wordsOfPattern(pattern.argument)
  if (pattern.match === 'exact' && (part.open || wanted.length !== part.words.length)) return false
  if (wanted.length === 0 || !wanted.every((word, index) => word === part.words[index])) return false
  return pattern.match === 'exact' || part.kind !== 'program' || !launchesOthers(part, wanted.length)
}
