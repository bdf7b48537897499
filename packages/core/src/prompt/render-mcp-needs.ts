import type { McpNeed } from './collect-mcp-needs.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { tableRow } from './table-row.ts'

export interface RenderMcpNeedsOptions {
  /** One bullet or one row for each server of a skill (SQD-36, SQD-37). Default `bullets`. */
  readonly form?: 'bullets' | 'table'
  /** What an agent does when a required server is missing: report and stop, or go on as far as it can. Default `stop`. */
  readonly policy?: 'stop' | 'advisory'
}

/**
 * The section of a prompt that says which MCP servers the skills want and what to do without them; empty when they
 * want none. Metier reads which servers there are and never sets one up (SQD-45).
 */
export function renderMcpNeeds(needs: readonly McpNeed[], options: RenderMcpNeedsOptions = {}): string {
  if (needs.length === 0) return ''
  const list = options.form === 'table' ? tableOf(needs) : needs.map(bulletOf)
  const separator = options.form === 'table' ? [''] : []
  return ['MCP TOOL REQUIREMENTS:', ...rulesOf(needs, options.policy ?? 'stop'), ...separator, ...list].join('\n')
}

function rulesOf(needs: readonly McpNeed[], policy: 'stop' | 'advisory'): string[] {
  const rules = [
    'Skills listed here rely on MCP servers. Where a server is there, use its tools as the skill tells you to.',
  ]
  if (needs.some((need) => need.optional))
    rules.push('Without an optional server, go on and say in your answer what that left out.')
  if (needs.some((need) => !need.optional)) {
    rules.push(
      policy === 'stop'
        ? 'Without a required server, STOP and report: "This task requires the … MCP server. Please configure it."'
        : 'Without a required server, do what you can and report which server is missing.',
    )
  }
  rules.push('Point to references/mcp-setup.md of the skill where it has one. Never configure a server yourself.')
  return rules
}

function bulletOf(need: McpNeed): string {
  const wish = need.optional ? `optional${need.reason === undefined ? '' : ` — ${need.reason}`}` : 'required'
  const notes = notesOf(need)
  return escapeMarkdown(`- ${need.skill}: ${labelOf(need)} (${wish})${notes === '' ? '' : ` ${notes}`}`)
}

function tableOf(needs: readonly McpNeed[]): string[] {
  return [
    '| Skill | MCP Server | Required? | Purpose |',
    '|-------|-----------|-----------|---------|',
    ...needs.map((need) => {
      const purpose = [need.reason ?? '', notesOf(need)].filter((part) => part !== '').join(' ')
      return tableRow([need.skill, labelOf(need), need.optional ? 'No' : 'Yes', purpose])
    }),
  ]
}

function labelOf(need: McpNeed): string {
  return need.server === '*' ? 'any MCP server' : need.server
}

function notesOf(need: McpNeed): string {
  const notes: string[] = []
  if (need.state === 'missing') notes.push('[not configured here]')
  if (need.fallback !== undefined && need.optional && need.state !== 'satisfied')
    notes.push(`[without it: ${need.fallback}]`)
  return notes.join(' ')
}
