import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

const told = /scheduled tasks?|task scheduler|schtasks/
/** What runs then is the program itself, as it lies there, and nothing from elsewhere. */
const itself = /\$PSCommandPath\b|\$MyInvocation\b|\$PSScriptRoot\b|%~[a-z]{0,3}0/i
const elsewhere =
  /https?:\/\/|-e(?:nc|ncodedcommand)?\s{1,2}["']?[A-Za-z0-9+/$]|\b(?:iex|irm|iwr|Invoke-Expression|FromBase64String)\b/i

/** Is it a task of Windows of which the pages tell, and which runs the program that sets it up? */
export function isToldTask({ openText }: SkillView, { text: { text } }: Piece): boolean {
  return told.test(openText) && itself.test(text) && !elsewhere.test(text)
}
