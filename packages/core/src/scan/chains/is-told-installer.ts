import type { Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

const installer = /\/(?:[\w.-]{0,30}(?:install|setup|get|bootstrap)[\w.-]{0,30})\.(?:sh|ps1|py)$/i
/** A name that is also a word tells nothing. */
const shortest = 3

/**
 * Is it the installer out of the repository of a program that the first page names, in a script that looks for the program
 * first and sends people to the same repository? Who it belongs to is open to everybody, and so is what it installs.
 */
export function isToldInstaller({ openText }: SkillView, { text }: Piece, { scheme, host, path }: Address): boolean {
  if (scheme !== 'https' || !isCodeHost(host) || !installer.test(path)) return false
  const [owner = '', repository = ''] = path.toLowerCase().split('/').slice(1)
  if (repository.length < shortest || !/^[\w.-]+$/.test(repository)) return false
  const program = text.text.toLowerCase()
  const isLinked = program.includes(`github.com/${owner}/${repository}`) || openText.includes(`${owner}/${repository}`)
  const name = repository.replaceAll('.', '\\.')
  const isNamed = new RegExp(`(?<![\\w/-])${name}(?![\\w-])`).test(openText)
  const isLookedFor = new RegExp(`\\b(?:command\\s+-v|which|type|hash|where|get-command)\\s+["']?${name}\\b`).test(
    program,
  )
  return isLinked && isNamed && isLookedFor
}
