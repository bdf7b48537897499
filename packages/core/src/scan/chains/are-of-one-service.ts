import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

const variables = /\benviron(?:\.get)?\s{0,2}[[(]\s{0,2}["']([A-Za-z0-9]{3,30})_\w{1,60}["']/g

/** Are all variables of an object, from its brace on, named after one service, as the two keys that some ask for? */
export function areOfOneService(_: SkillView, { text: { text } }: Piece, start: number): boolean {
  const end = text.indexOf('}', start)
  const names = [...text.slice(start, end === -1 ? start + 600 : end).matchAll(variables)].map(([, name]) => name)
  return names.length > 1 && new Set(names).size === 1
}
