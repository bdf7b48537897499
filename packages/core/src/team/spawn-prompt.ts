import { MetierError } from '../errors/metier-error.ts'
import { collectMcpNeeds } from '../prompt/collect-mcp-needs.ts'
import { instructions } from '../prompt/instructions.ts'
import { oneLine } from '../prompt/one-line.ts'
import { promptIndex, type PromptIndexOptions } from '../prompt/prompt-index.ts'
import { renderMcpNeeds } from '../prompt/render-mcp-needs.ts'
import type { SkillIndex } from '../prompt/skill-index.ts'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { identityText } from './identity-text.ts'
import { measureSections, type SpawnSection } from './measure-sections.ts'
import { percentOf } from './percent-of.ts'
import type { SpawnDocument, SpawnParts } from './spawn-parts.ts'
import type { SpawnRow } from './spawn-row.ts'
import { plural } from '../text/plural.ts'

export interface SpawnOptions extends Pick<PromptIndexOptions, 'format' | 'location' | 'projectRoot'> {
  /** Most tokens that the whole prompt may cost. Without, the index of skills has a budget of its own. */
  readonly budget?: number
  /** Tokens that the model can take. Default 128,000, the window of Squad's table. */
  readonly contextWindow?: number
  /** Names of skills that the task calls for, best first: these keep their descriptions longest. */
  readonly bestFirst?: readonly string[]
}

export interface SpawnPrompt {
  readonly text: string
  /** Of `text`; the rows of the prompt add up to it. */
  readonly tokens: number
  /** With what the member reads besides. */
  readonly total: number
  readonly contextWindow: number
  readonly rows: readonly SpawnRow[]
  readonly index: SkillIndex
}

/** An index needs this much to say anything (see `indexBudget`). */
const leastForIndex = 64

const noSkills: SkillIndex = { items: [], named: [], omitted: 0 }

/**
 * What a member of a team is told when it is started: who it is, its charter, its skills, the MCP servers they want,
 * what to read, and the task, in this order, so that history and decisions are read after the skills and win over
 * them (checklist SQD-25, SQD-34). Over the budget, descriptions of skills are shortened and those that matter least to
 * the task are only named; nothing else is ever cut.
 *
 * Throws `invalid-input` for a budget that the rest of the prompt alone exceeds.
 */
export function spawnPrompt(parts: SpawnParts, options: SpawnOptions = {}): SpawnPrompt {
  const { budget } = options
  const whole = compose(parts, options)
  if (budget === undefined || whole.tokens <= budget) return whole
  const bare = compose({ ...parts, skills: { active: [] } }, options)
  let room = budget - bare.tokens
  while (room >= leastForIndex) {
    const fitted = compose(parts, options, room)
    if (fitted.tokens <= budget) return fitted
    if (room === leastForIndex) break
    room = Math.max(leastForIndex, room - (fitted.tokens - budget))
  }
  const least = bare.tokens + estimateTokens(instructions({ activation: 'file' })) + leastForIndex
  throw new MetierError({
    code: 'invalid-input',
    message: `A budget of ${plural(budget, 'token')} is too small: without any skill the prompt takes ${bare.tokens}.`,
    next: `Give at least ${least + 2} tokens, or shorten the charter or the task.`,
    data: { budget, least: least + 2 },
  })
}

function compose(parts: SpawnParts, options: SpawnOptions, indexBudget?: number): SpawnPrompt {
  const { contextWindow = 128_000 } = options
  const { text: skills, index } = skillSection(parts, options, indexBudget)
  const sections: readonly SpawnSection[] = [
    ['identity', 'Identity', identityText(parts.identity)],
    ['charter', 'Charter', parts.charter === undefined ? '' : headed('YOUR CHARTER:', parts.charter)],
    ['skills', skillTitle(index), skills],
    ['mcp', 'MCP requirements', mcpSection(parts, index)],
    ['history', 'Line for the history', readLine(parts.history, 'what you know about this project')],
    ['decisions', 'Line for the decisions', decisionLines(parts)],
    ['task', 'Task', parts.task.trim()],
    ['afterwards', 'After the work', (parts.afterwards ?? '').trim()],
  ]
  const { text, tokens: before, rows: measured } = measureSections(sections, contextWindow)
  const rows = [...measured]
  const reads = [
    documentRow('history', 'History (read)', parts.history),
    documentRow('decisions', 'Decisions (read)', parts.decisions),
    documentRow('decisions', 'New decisions (read)', parts.inbox),
  ]
  for (const read of reads)
    if (read !== undefined) rows.push({ ...read, percent: percentOf(read.tokens, contextWindow) })
  const total = rows.reduce((sum, { tokens }) => sum + tokens, 0)
  return { text, tokens: before, total, contextWindow, rows, index }
}

function documentRow(
  part: 'history' | 'decisions',
  title: string,
  file: SpawnDocument | undefined,
): Omit<SpawnRow, 'percent'> | undefined {
  return file === undefined ? undefined : { part, title, tokens: file.tokens, place: 'read' }
}

function headed(heading: string, text: string): string {
  const trimmed = text.trim()
  return trimmed === '' ? '' : `${heading}\n${trimmed}`
}

function skillTitle({ items, named, omitted }: SkillIndex): string {
  const count = items.length + named.length + omitted
  return `Skills (${count}, discovery)`
}

function skillSection({ skills }: SpawnParts, options: SpawnOptions, budget: number | undefined) {
  const { format = 'xml', location = 'relative', projectRoot, bestFirst } = options
  if (skills.active.length === 0) return { text: '', index: noSkills }
  const place = new Map((bestFirst ?? []).map((name, at) => [name, at]))
  const { text, index } = promptIndex(skills, {
    format,
    location,
    ...(projectRoot === undefined ? {} : { projectRoot }),
    ...(budget === undefined ? {} : { budget }),
    rank: ({ name }) => -(place.get(name) ?? place.size),
  })
  return { text: text === '' ? '' : `${instructions({ activation: 'file' })}\n\n${text}`, index }
}

/** What a skill needs that is not even named would speak of a skill the member cannot see. */
function mcpSection({ skills, mcp }: SpawnParts, { items, named }: SkillIndex): string {
  if (mcp === false) return ''
  const shown = new Set([...items.map(({ name }) => name), ...named])
  const entries = skills.active.filter(({ name }) => shown.has(oneLine(name)))
  return renderMcpNeeds(collectMcpNeeds(entries, mcp), mcp)
}

function decisionLines({ decisions, inbox }: SpawnParts): string {
  const lines = [
    readLine(decisions, 'what the team has decided; keep to it'),
    readLine(inbox, 'each file there is a new decision; keep to it too'),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

function readLine(file: SpawnDocument | undefined, what: string): string {
  return file === undefined ? '' : `Read ${oneLine(file.path)}: ${what}.`
}
