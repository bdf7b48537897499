import type { PermissionRule } from './permission-rules.ts'
import type { ShellPart } from './shell-line.ts'
import { toolOfPart } from './tool-of-part.ts'
import { wordsOfPattern } from './words-of-pattern.ts'

/**
 * Could a rule cover this part? For `deny` and `ask`, where a doubt is a yes: the program counts by its last name, and
 * the words of the pattern may stand anywhere behind it in their order, so that an option in between hides nothing.
 */
export function couldMatch({ pattern }: PermissionRule, part: ShellPart): boolean {
  if (pattern.tool !== toolOfPart[part.kind]) return false
  if (pattern.match === 'any') return true
  const [program, ...rest] = wordsOfPattern(pattern.argument)
  const [name, ...words] = part.words
  if (program === undefined || name === undefined) return false
  if (name !== null && baseName(name) !== baseName(program)) return false
  let next = 0
  let isBeforeOperand = true
  for (const word of words) {
    if (next === rest.length) break
    if (word === null && isBeforeOperand) return true
    if (word === rest[next]) next += 1
    if (word !== null && !word.startsWith('-')) isBeforeOperand = false
  }
  return next === rest.length || part.open
}

function baseName(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1)
}
