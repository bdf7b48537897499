import { parseToolPattern } from '../policy/parse-tool-pattern.ts'

/** When a hook runs: around the rendering of its skill, or around a tool that is called while the skill is active. */
export type SkillHookEvent = 'before' | 'after' | 'before-tool' | 'after-tool'

/** One command that a skill wants run at a moment. */
export interface SkillHook {
  readonly event: SkillHookEvent
  /** Names of tools, with `.*` for any text, or patterns such as `Bash(git:*)`; empty for every tool. */
  readonly tools: readonly string[]
  readonly command: string
  readonly timeoutMs?: number
}

export interface SkillHooks {
  readonly hooks: readonly SkillHook[]
  /** What was found and is not run, in words. */
  readonly problems: readonly string[]
}

/** Ours, and Claude Code's names for the same moments. */
const events: ReadonlyMap<string, SkillHookEvent> = new Map([
  ['before', 'before'],
  ['UserPromptSubmit', 'before'],
  ['after', 'after'],
  ['Stop', 'after'],
  ['SubagentStop', 'after'],
  ['PreToolUse', 'before-tool'],
  ['PostToolUse', 'after-tool'],
])

/** Of one skill; each may take as long as a command. */
const mostHooks = 20

/**
 * Reads `hooks` of a frontmatter: `before: command`, lists of commands, and the nested form of Claude Code
 * (`PreToolUse: [{matcher, hooks: [{type: command, command}]}]`). Never throws.
 */
export function readSkillHooks(value: unknown): SkillHooks {
  const problems: string[] = []
  if (value === undefined || value === null) return { hooks: [], problems }
  if (!isRecord(value)) return { hooks: [], problems: ['`hooks` is no mapping of moments to commands'] }
  const hooks = Object.entries(value).flatMap(([name, given]): readonly SkillHook[] => {
    const event = events.get(name)
    if (event === undefined) {
      problems.push(`hooks for ${name} are not run here`)
      return []
    }
    return listOf(given).flatMap((item) => readItem(item, { event, tools: [] }, problems))
  })
  if (hooks.length > mostHooks) problems.push(`only the first ${mostHooks} hooks are run`)
  return { hooks: hooks.slice(0, mostHooks), problems }
}

function readItem(item: unknown, known: Pick<SkillHook, 'event' | 'tools'>, problems: string[]): readonly SkillHook[] {
  if (typeof item === 'string' && item.trim() !== '') return [{ ...known, command: item.trim() }]
  if (isRecord(item) && Array.isArray(item['hooks'])) {
    const tools = toolsOf(item['matcher'])
    const unread = tools.find((tool) => !isPattern(tool))
    if (unread !== undefined) {
      problems.push(`the matcher ${JSON.stringify(unread.slice(0, 100))} is not understood, and its hooks are not run`)
      return []
    }
    return listOf(item['hooks']).flatMap((each) =>
      isRecord(each) && 'hooks' in each ? [] : readItem(each, { ...known, tools }, problems),
    )
  }
  if (isRecord(item) && typeof item['command'] === 'string' && (item['type'] ?? 'command') === 'command') {
    // Seconds, as in the settings that the form comes from; a frontmatter keeps numbers as they are written.
    const seconds = Number(item['timeout'] ?? 0)
    const timeoutMs = seconds > 0 ? { timeoutMs: seconds * 1000 } : {}
    return item['command'].trim() === '' ? [] : [{ ...known, command: item['command'].trim(), ...timeoutMs }]
  }
  problems.push(`a hook for ${known.event} is no command`)
  return []
}

/** Between bars, of which those in parentheses belong to a pattern. */
function toolsOf(matcher: unknown): readonly string[] {
  if (typeof matcher !== 'string' || matcher === '' || matcher === '*' || matcher === '.*') return []
  const names: string[] = []
  let begin = 0
  let isInside = false
  for (let at = 0; at <= matcher.length; at += 1) {
    const character = matcher[at]
    if (character === '(' || character === ')') isInside = character === '('
    if (at < matcher.length && (character !== '|' || isInside)) continue
    names.push(matcher.slice(begin, at).trim())
    begin = at + 1
  }
  return names
}

/** A name, with or without wildcards, or a pattern of a tool; anything more would be a regular expression of a stranger. */
function isPattern(text: string): boolean {
  return text.includes('(') ? parseToolPattern(text) !== undefined : /^[\w.:*-]+$/.test(text)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
