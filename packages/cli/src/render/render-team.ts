import type { TeamOutput } from '@metier/operations'
import { printable, printableLines } from '../terminal/printable.ts'
import type { Page } from '../terminal/page.ts'
import { plural } from './plural.ts'
import { renderTeamCurated } from './render-team-curated.ts'
import { renderTeamDrafts } from './render-team-drafts.ts'
import { renderTeamHire } from './render-team-hire.ts'
import { renderTeamReviewed } from './render-team-reviewed.ts'
import { renderTeamRoute } from './render-team-route.ts'
import { renderTeamSetup } from './render-team-setup.ts'
import { renderTeamTaught } from './render-team-taught.ts'
import type { Renderer } from './renderer.ts'

/** The team; the prompt and nothing else on standard output, with its cost beside; what moved. */
export const renderTeam: Renderer<TeamOutput> = (output, page) => {
  const { team, setup, hired, taught, drafts, curated, reviewed, routed, prompt, exported, imported } = output
  if (setup !== undefined) return renderTeamSetup(setup)
  if (hired !== undefined) return renderTeamHire(hired)
  if (taught !== undefined) return renderTeamTaught(taught)
  if (drafts !== undefined) return renderTeamDrafts(output)
  if (curated !== undefined) return renderTeamCurated(curated, page)
  if (reviewed !== undefined) return renderTeamReviewed(reviewed)
  if (team !== undefined) return renderMembers(team, page)
  if (routed !== undefined) return renderTeamRoute(routed, page)
  if (prompt !== undefined) return renderStart(prompt, page)
  if (exported !== undefined) return renderExport(exported)
  return imported === undefined ? { answer: '' } : renderImport(imported)
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

function renderExport({ file, members, skills, builtIn, written }: NonNullable<TeamOutput['exported']>) {
  const what = `${plural(members.length, 'member')} and ${plural(skills.length, 'skill')}${listOf(skills)}`
  const left = builtIn.length === 0 ? {} : { notes: `Not in it, because they ship with Metier${listOf(builtIn)}.` }
  return { answer: `${written ? 'Exported' : 'Would export'} ${what}\n${printable(file)}`, ...left }
}

function renderImport(imported: NonNullable<TeamOutput['imported']>) {
  const { members, skills, files, archive, replaced, builtIn, applied, changes } = imported
  if (changes === 0) return { answer: 'Everything in the bundle is here already.' }
  const verb = applied ? 'Imported' : 'Would import'
  const added = skills.filter(({ action }) => action === 'add')
  const renamed = added.filter(({ name, as }) => name !== as)
  const lines = [
    `${verb} ${plural(members.length, 'member')}${listOf(members)}`,
    `${verb} ${plural(added.length, 'learned skill')}${listOf(added.map(({ as }) => as))}`,
    ...renamed.map(({ name, as }) => `  ${printable(name)} is ${printable(as)} here: another skill has its name`),
    ...(skills.length === added.length ? [] : [`  ${skills.length - added.length} were here already`]),
    ...(archive === null ? [] : [`  ${plural(replaced.length, 'file')} replaced, kept in ${printable(archive)}`]),
  ]
  const notes = [
    `${plural(files.length, 'charter and history', 'charters and histories')}.`,
    ...(builtIn.length === 0
      ? []
      : [
          `Built-in skills come with Metier, not with a bundle${listOf(builtIn)}. \`metier team init\` copies those of a team.`,
        ]),
  ]
  return { answer: lines.join('\n'), notes: notes.join('\n') }
}
