import type { RoleOutput } from '@metier/operations'
import { printableLines } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { ownerLines, referenceNotes, sessionLines } from './session-lines.ts'

/** The roles, or one with every skill and why it is there; the prompt and nothing else on standard output. */
export const renderRole: Renderer<RoleOutput> = ({ roles, session, prompt }, page) => {
  if (prompt !== undefined) {
    const { text, skills, tokens } = prompt
    return {
      answer: page.isTerminal ? printableLines(text) : text,
      notes: `${plural(skills, 'skill')}, about ${plural(tokens, 'token')}.`,
    }
  }
  if (session !== undefined) {
    const active = session.skills.filter(({ state }) => state === 'active').length
    const notes = [`${plural(active, 'skill')} in force.`, ...referenceNotes(session)].join('\n')
    return { answer: sessionLines(session, page).join('\n'), notes }
  }
  const all = roles ?? []
  const none = 'No roles here: a role is a folder in .agents/roles or .agents/skills/roles.'
  return { answer: ownerLines(all, page).join('\n'), notes: all.length === 0 ? none : `${plural(all.length, 'role')}.` }
}
