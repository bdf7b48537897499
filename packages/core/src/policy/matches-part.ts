import type { PermissionRule } from './permission-rules.ts'
import type { ShellPart } from './shell-line.ts'

/** Tools whose patterns speak of each kind of part. */
const toolOf = { program: 'Bash', read: 'Read', write: 'Write' } as const

/**
 * Does a rule surely cover this part? For `allow`, where a doubt is a no: a word that only running would tell matches
 * nothing, and neither does a program whose variables are set.
 */
export function surelyMatches({ pattern }: PermissionRule, part: ShellPart): boolean {
  if (pattern.tool !== toolOf[part.kind]) return false
  if (part.assigned && pattern.match !== 'any') return false
  if (pattern.match === 'any') return true
  const wanted = wordsOf(pattern.argument)
  if (pattern.match === 'exact' && (part.open || wanted.length !== part.words.length)) return false
  return wanted.length > 0 && wanted.every((word, index) => word === part.words[index])
}

/**
 * Could a rule cover this part? For `deny` and `ask`, where a doubt is a yes: the program counts by its last name, and
 * the words of the pattern may stand anywhere behind it in their order, so that an option in between hides nothing.
 */
export function couldMatch({ pattern }: PermissionRule, part: ShellPart): boolean {
  if (pattern.tool !== toolOf[part.kind]) return false
  if (pattern.match === 'any') return true
  const [program, ...rest] = wordsOf(pattern.argument)
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

function wordsOf(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function baseName(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1)
}
