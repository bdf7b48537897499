import type { ToolPattern } from './tool-pattern.ts'

/**
 * Reads `Read`, `Bash(git:*)`, `Bash(git *)`, `Bash(npm test)`. `undefined` for what is no pattern, which
 * then matches nothing: a permission is never guessed (decisions R-48).
 */
export function parseToolPattern(text: string): ToolPattern | undefined {
  const trimmed = text.trim()
  const open = trimmed.indexOf('(')
  const tool = open === -1 ? trimmed : trimmed.slice(0, open)
  if (!/^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u.test(tool)) return undefined
  if (open === -1) return { tool, match: 'any' }
  if (!trimmed.endsWith(')')) return undefined
  const inside = trimmed.slice(open + 1, -1).trim()
  if (inside === '' || inside === '*') return { tool, match: 'any' }
  const prefix = inside.endsWith(':*') || inside.endsWith(' *') ? inside.slice(0, -2).trim() : undefined
  if (prefix === undefined) return { tool, argument: inside, match: 'exact' }
  return prefix === '' ? { tool, match: 'any' } : { tool, argument: prefix, match: 'prefix' }
}
