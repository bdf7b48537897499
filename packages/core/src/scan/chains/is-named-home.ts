import type { Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { ownerLabel } from '../hosts/owner-label.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { linkedAddresses } from './linked-addresses.ts'
import { placeInProse } from './place-in-prose.ts'
import { sectionAround } from './section-around.ts'

/** How makers name what installs their program, or the program itself: `/install.sh`, `/get`, `/dl/v2/tool-linux-amd64`. */
const installer =
  /^\/?$|\/(?:install(?:er|ation)?|setup|get|bootstrap|cli|init)(?:[.\-/_][\w.-]{1,60}){0,3}\/?$|\.(?:sh|ps1|mjs|py)$|\/(?:dl|downloads?|releases?|bin)\/[\w./-]{1,200}$/i
/** An owner of a repository is rarely named by fewer letters than these and the same as a host by chance. */
const shortestOwner = 5

/**
 * Does the page link this machine elsewhere as the home of what it is about: its documents, an account, or the repository
 * of the same owner? What stands in the section of the command itself does not count: whoever puts an installer into
 * somebody's page writes what goes with it in the same place.
 */
export function isNamedHome(skill: SkillView, piece: Piece, start: number, address: Address): boolean {
  const { scheme, host, path } = address
  const label = ownerLabel(host)
  if (scheme !== 'https' || label === undefined || isCodeHost(host) || !installer.test(path)) return false
  return skill.prose.some(
    (page) =>
      page.role === 'prose' && placesBeside(page, piece, start).some((place) => isLinked(page, place, { host, label })),
  )
}

interface Part {
  readonly start: number
  readonly end: number
}

/** What a page says apart from the section of a place; of a program, what the first page says. */
function placesBeside(page: Piece, piece: Piece, start: number): readonly Part[] {
  const end = page.text.text.length
  if (page.path === piece.path && piece.role !== 'script' && piece.role !== 'config') {
    const section = sectionAround(page, placeInProse(page, piece, start))
    return [
      { start: 0, end: section.start },
      { start: section.end, end },
    ]
  }
  return /^(?:skill|readme)\.md$/i.test(page.path) ? [{ start: 0, end }] : []
}

function isLinked(
  page: Piece,
  part: Part,
  { host, label }: { readonly host: string; readonly label: string },
): boolean {
  const top = host.slice(host.lastIndexOf('.'))
  return linkedAddresses(page).some((each) => {
    if (each.start < part.start || each.start >= part.end) return false
    if (isCodeHost(each.host)) return isSameOwner(each.owner, label)
    return each.owner === label && each.host.endsWith(top) && !(each.host === host && isProgram(each.path))
  })
}

function isProgram(path: string): boolean {
  return path.length > 1 && installer.test(path)
}

function isSameOwner(owner: string, label: string): boolean {
  const [short, long] = owner.length < label.length ? [owner, label] : [label, owner]
  return short.length >= shortestOwner && long.startsWith(short)
}
