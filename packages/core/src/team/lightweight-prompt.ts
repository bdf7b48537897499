import type { CatalogEntry } from '../catalog/entry.ts'
import { MetierError } from '../errors/metier-error.ts'
import { collectMcpNeeds } from '../prompt/collect-mcp-needs.ts'
import { oneLine } from '../prompt/one-line.ts'
import { renderMcpNeeds } from '../prompt/render-mcp-needs.ts'
import { identityText } from './identity-text.ts'
import { measureSections } from './measure-sections.ts'
import type { SpawnParts } from './spawn-parts.ts'
import type { SpawnRow } from './spawn-row.ts'
import { plural } from '../text/plural.ts'

/** A skill that the member gets whole. */
export interface LoadedForTask {
  readonly entry: CatalogEntry
  /** Its instructions, as they go into a conversation. */
  readonly text: string
}

export interface LightweightParts extends Pick<SpawnParts, 'identity' | 'mcp' | 'task'> {
  /** Those that the task calls for, best first. */
  readonly skills: readonly LoadedForTask[]
  /** Path of the history, relative to the project. */
  readonly history: string
}

export interface LightweightOptions {
  /** Most tokens that the whole prompt may cost; skills at the end of the list give way. */
  readonly budget?: number
  /** Tokens that the model can take. Default 128,000. */
  readonly contextWindow?: number
}

export interface LightweightPrompt {
  readonly text: string
  /** Of `text`; the rows add up to it. */
  readonly tokens: number
  readonly contextWindow: number
  readonly rows: readonly SpawnRow[]
  readonly skills: readonly string[]
  /** For which the budget had no room. */
  readonly left: readonly string[]
}

/**
 * What a member is told for a focused task in what it knows: who it is, the skills for it whole, the task, and nothing
 * to read; one line for the history when it is done (checklist SQD-66, SQD-108). Throws `invalid-input` for a budget
 * in which not one skill has room.
 */
export function lightweightPrompt(parts: LightweightParts, options: LightweightOptions = {}): LightweightPrompt {
  const { budget = Infinity, contextWindow = 128_000 } = options
  for (let count = parts.skills.length; count > 0; count -= 1) {
    const skills = parts.skills.slice(0, count)
    const { text, tokens, rows } = compose({ ...parts, skills }, contextWindow)
    if (tokens > budget) continue
    const names = parts.skills.map(({ entry }) => oneLine(entry.name))
    return { text, tokens, contextWindow, rows, skills: names.slice(0, count), left: names.slice(count) }
  }
  const least = compose({ ...parts, skills: parts.skills.slice(0, 1) }, contextWindow).tokens
  throw new MetierError({
    code: 'invalid-input',
    message: `A budget of ${plural(budget, 'token')} has no room for one whole skill.`,
    next: `Give at least ${least} tokens, or start the member without --mode lightweight.`,
    data: { budget, least },
  })
}

function compose({ identity, skills, mcp, task, history }: LightweightParts, contextWindow: number) {
  const entries = skills.map(({ entry }) => entry)
  const needs = mcp === false ? '' : renderMcpNeeds(collectMcpNeeds(entries, mcp), mcp)
  const whole = ['What you know for this task:', ...skills.map(({ text }) => text.trim())].join('\n\n')
  return measureSections(
    [
      ['identity', 'Identity', identityText(identity)],
      ['skills', `Skills (${skills.length}, whole)`, skills.length === 0 ? '' : whole],
      ['mcp', 'MCP requirements', needs],
      ['task', 'Task', task.trim()],
      ['afterwards', 'After the work', endOf(history)],
    ],
    contextWindow,
  )
}

function endOf(history: string): string {
  return [
    'This is a focused task in what you know: do not read history.md or decisions.md for it.',
    `WHEN YOU ARE DONE: append one line about it to ${oneLine(history)}.`,
  ].join('\n')
}
