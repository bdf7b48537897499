import { parseToolPattern } from './parse-tool-pattern.ts'
import type { PermissionRule, PermissionRules } from './permission-rules.ts'

export interface PermissionTexts {
  readonly allow: readonly string[]
  readonly ask: readonly string[]
  readonly deny: readonly string[]
  /** `skills.security.allowedCommandPrefixes`: beginnings of commands, word by word (checklist WUN-82). */
  readonly allowedCommandPrefixes: readonly string[]
}

export interface ParsedPermissions {
  readonly rules: PermissionRules
  /** Lines that are no pattern. One among `deny` or `ask` then counts for everything: it was meant to stop something. */
  readonly mistakes: readonly string[]
}

/** Reads the rules of the settings. What is no pattern allows nothing. */
export function parsePermissionRules(texts: PermissionTexts): ParsedPermissions {
  const mistakes: string[] = []
  const read = (list: readonly string[], isStrict: boolean): readonly PermissionRule[] =>
    list.flatMap((text) => {
      const pattern = parseToolPattern(text)
      if (pattern !== undefined) return [{ pattern, text }]
      mistakes.push(text)
      return isStrict ? [{ pattern: { tool: 'Bash', match: 'any' as const }, text }] : []
    })
  const prefixes = texts.allowedCommandPrefixes.flatMap((prefix): readonly PermissionRule[] => {
    const argument = prefix.trim().replace(/\s*:?\*$/, '')
    return argument === '' ? [] : [{ pattern: { tool: 'Bash', argument, match: 'prefix' }, text: prefix }]
  })
  return {
    rules: {
      allow: [...read(texts.allow, false), ...prefixes],
      ask: read(texts.ask, true),
      deny: read(texts.deny, true),
    },
    mistakes,
  }
}
