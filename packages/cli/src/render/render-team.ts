import type { TeamOutput } from '@metier/operations'
import { printable, printableLines } from '../terminal/printable.ts'
import type { Page } from '../terminal/page.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** The team, or the prompt and nothing else on standard output, with its cost beside. */
export const renderTeam: Renderer<TeamOutput> = ({ team, prompt }, page) => {
  if (team !== undefined) return renderMembers(team, page)
  if (prompt !== undefined) return renderStart(prompt, page)
  return { answer: '' }
}

function renderMembers({ skills, members }: NonNullable<TeamOutput['team']>, { style }: Page) {
  const lines = members.map((member) => {
    const role = member.role === null ? '' : `  ${printable(member.role)}`
    return `${style.bold(printable(member.name))}${role}${listOf(member.skills)}`
  })
  return {
    answer: [...lines, `${style.bold('everybody')}${listOf(skills)}`].join('\n'),
    notes: `${plural(members.length, 'member')}.`,
  }
}

function listOf(skills: readonly string[]): string {
  return skills.length === 0 ? '' : `: ${skills.map(printable).join(', ')}`
}

function renderStart(prompt: NonNullable<TeamOutput['prompt']>, { isTerminal }: Page) {
  const { text, rows, tokens, total, contextWindow, named, omitted } = prompt
  const whole = [
    { title: 'Prompt', tokens, percent: share(tokens, contextWindow) },
    { title: 'Total with what is read', tokens: total, percent: share(total, contextWindow) },
  ]
  const all = [...rows, ...whole]
  const widest = Math.max(...all.map(({ title }) => title.length))
  const table = all.map(
    (row) => `${row.title.padEnd(widest)}  ${String(row.tokens).padStart(7)}  ${row.percent.padStart(5)} %`,
  )
  const short =
    named.length + omitted === 0 ? [] : [`The budget left ${named.length} with the name only and ${omitted} unnamed.`]
  const head = `Tokens, and their share of ${contextWindow}:`
  return { answer: isTerminal ? printableLines(text) : text, notes: [head, ...table, ...short].join('\n') }
}

function share(tokens: number, contextWindow: number): string {
  return ((tokens / contextWindow) * 100).toFixed(1)
}
