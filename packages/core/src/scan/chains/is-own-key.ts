import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { isInHandbook } from './is-in-handbook.ts'

/** A whole key stands there, or comes from another machine. */
const strangers = /\bAAAA[\w+/]{32}|https?:\/\/|\b(?:curl|wget|iwr|irm|nc|base64)\b/
/** How pages tell of keys that are let in. */
const told = /authorized[_ ]keys|public keys?|ssh[- ]keys?/
/** Shortened, or to be filled in. */
const filledIn =
  /\bAAAA[\w+/]{0,24}(?:\.{2,3}|…)|\b(?:ssh-(?:ed25519|rsa)|ecdsa-\S{4,30})\s{1,3}(?:\.{3}|…|<|\[|\$)|<[^>\n]{0,40}key[^>\n]{0,40}>|\b(?:your|my|the)[-_ ](?:\w{1,20}[-_ ]){0,3}key\b|\[[^\]\n]{0,30}key[^\]\n]{0,30}\]/i
/** A key out of a variable that bears its name. */
const held =
  /\b(?:echo|printf)\s(?:["']%s(?:\\n)?["']\s)?\s{0,3}["']?\$\{?([A-Z_]{0,30}KEYS?(?:_[A-Z]{1,12})?)\}?["']?\s{0,3}(?:>>?|\|\s{0,3}(?:sudo\s{1,3})?tee\b)/i
const publicHalf = /(?:^|[\s"'<=])((?:[~$\w./{}-]{0,120})\.pub)\b/

/**
 * Is it the key of whoever sets up the machine: the public half of a pair of their own, or a place where it is to be filled
 * in? In a program only what lies among the user's own keys; a key that comes with the skill is nobody's. A handbook may
 * leave it to a variable that no code of the page fills; a program of which a page tells that it lets keys in may, if it holds and fetches none.
 */
export function isOwnKey(skill: SkillView, piece: Piece, start: number): boolean {
  const { text } = piece.text
  if (isToldProgram(skill, piece)) return true
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(Math.max(lineStart, start - 600), lineEnd === -1 ? undefined : lineEnd).slice(0, 900)
  if (strangers.test(line) || piece.layer > 0 || piece.role === 'command') return false
  const file = publicHalf.exec(line)?.[1]
  if (file !== undefined) {
    const name = file.replace(/^.*\//, '')
    const comesAlong = [...skill.paths].some((path) => path === name || path.endsWith(`/${name}`))
    const isUsers = /^(?:~|\$HOME|\$\{HOME\})\/\.ssh\//.test(file)
    return !comesAlong && (isUsers || piece.role !== 'script')
  }
  const name = held.exec(line)?.[1]
  if (name !== undefined && isInHandbook(skill, piece)) return !isFilled(skill, piece, name)
  return piece.role !== 'script' && piece.role !== 'config' && filledIn.test(line)
}

/** A program of which the pages tell that it lets keys in, which holds none, fetches none, and with which none comes along. */
function isToldProgram({ openText, paths }: SkillView, { role, layer, text: { text } }: Piece): boolean {
  if (role !== 'script' || layer > 0 || !told.test(openText) || strangers.test(text)) return false
  return ![...paths].some((path) => path.endsWith('.pub'))
}

/** Does code of the same page, or a program of the skill, give a variable its value? An argument is whoever calls it. */
function isFilled({ code }: SkillView, { path }: Piece, name: string): boolean {
  const filled = new RegExp(`\\b${name}=(?!["']?\\$\\{?\\d)|\\bread\\s[^\\n]{0,60}\\b${name}\\b`)
  return code.some((each) => (each.path === path || each.role === 'script') && filled.test(each.text.text))
}
