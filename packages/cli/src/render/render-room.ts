import type { RoomOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { padTo, textWidth } from '../terminal/text-width.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { ownerLines, referenceNotes, sessionLines } from './session-lines.ts'

type Staged = NonNullable<RoomOutput['staged']>

/** The rooms, one with every skill and why it is there, or what was staged; with `--env` the variables alone. */
export const renderRoom: Renderer<RoomOutput> = ({ rooms, session, staged, env, refused }, page) => {
  const missing = session === undefined ? [] : referenceNotes(session)
  if (staged !== undefined) {
    const notes = [...stagedNotes(staged, page), ...missing, ...(refused ? ['Nothing was staged.'] : [])]
    const lines = env ? [JSON.stringify(staged.variables, null, 2)] : stagedLines(staged, page)
    return { answer: lines.join('\n'), notes: notes.join('\n') }
  }
  if (session !== undefined) {
    const who = [session.role === null ? 'no role' : `role ${printable(session.role)}`]
    if (session.plan !== null) who.push(`plan ${printable(session.plan)}`)
    return { answer: sessionLines(session, page).join('\n'), notes: [`${who.join(', ')}.`, ...missing].join('\n') }
  }
  const all = rooms ?? []
  const none = 'No rooms here: a room is a folder in .agents/war-rooms.'
  return { answer: ownerLines(all, page).join('\n'), notes: all.length === 0 ? none : `${plural(all.length, 'room')}.` }
}

const done = { add: 'copied', update: 'copied again', same: 'is there already', remove: 'taken away' } as const
const rehearsed = { ...done, add: 'would be copied', update: 'would be copied again', remove: 'would be taken away' }
const kept = { 'made-here': "the room's own, left alone", 'changed-here': 'was changed here, left alone' } as const

function stagedLines({ steps, directory, written }: Staged, page: Page): readonly string[] {
  const verbs = written ? done : rehearsed
  const width = Math.max(0, ...steps.map(({ name }) => textWidth(printable(name))))
  const lines = steps.map(({ name, action, because, origin }) => {
    const what = action === 'keep' ? kept[because ?? 'made-here'] : verbs[action]
    const shown = printable(name)
    return `${shown}${padTo('', width - textWidth(shown))}  ${what}${origin === null ? '' : ` from ${printable(origin)}`}`
  })
  return [...lines, shortPath(directory, page)]
}

function stagedNotes({ steps, refused, isDamaged, manifest, written }: Staged, page: Page): readonly string[] {
  return [
    ...(steps.length === 0 ? ['Nothing refers to a skill; `--all` stages every skill that the room sees.'] : []),
    ...refused.map(({ name, why }) => `${printable(name)} was not copied: ${printable(why)}`),
    ...(isDamaged ? ['The list of earlier copies is damaged: they are taken for your own and stay.'] : []),
    ...(manifest === null || !written ? [] : [`The index of all its skills: ${shortPath(manifest, page)}`]),
    ...(written ? [] : [`A rehearsal: nothing was written.`]),
  ]
}
