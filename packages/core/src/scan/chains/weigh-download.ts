import type { Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { isKeptService } from '../hosts/is-kept-service.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isImageRecipe } from './is-image-recipe.ts'
import { isInContainer } from './is-in-container.ts'
import { isNamedHome } from './is-named-home.ts'
import { isToldInstaller } from './is-told-installer.ts'
import { proseAround } from './prose-around.ts'
import { weighHost, type HostWeight } from './weigh-host.ts'

const installing = /\b(?:binary|binaries|release|install(?:s|ed)?)\b/

interface Asked {
  /** Offset in the piece at which it is run. */
  readonly start: number
  readonly addresses: readonly Address[]
}

interface Download extends Asked {
  /** Is it done so that nobody sees it? */
  readonly isHidden: boolean
}

/** How bad it is to run what comes from these addresses: who is asked decides, and how openly it is done. */
export function weighDownload(
  skill: SkillView,
  piece: Piece,
  { start, addresses, isHidden }: Download,
): Pick<ScanHit, 'severity' | 'confidence'> {
  const weights = addresses.map((address) => weighHost(skill, address))
  const isEncoded = piece.layer > 0 && !isInTheOpen(skill, piece)
  const isMeant = isEncoded || piece.role === 'command'
  const isUndisclosed = isUntold(skill, piece, addresses)
  if (weights.includes('hostile')) return { confidence: 'high' }
  if (!isMeant && !isHidden && isOpenlyFrom(skill, piece, { start, addresses, isUndisclosed }))
    return { severity: 'warn' }
  if (weights.includes('foreign') || weights.includes('placeholder')) {
    if (isMeant || isHidden) return { confidence: 'high' }
    const isUnasked = isAskedOfNobody(skill, piece, start)
    return isUnasked || isSure(addresses, weights, isUndisclosed) ? { confidence: 'medium' } : { severity: 'warn' }
  }
  if (weights.length === 0 && isMeant) return { confidence: 'medium' }
  // A host is easily named after a skill. What runs unseen, or from a place no page tells of, gains nothing by its name.
  const isUnseen = isMeant || isUndisclosed
  if (weights.includes('own') && isUnseen) return { confidence: 'medium' }
  return { severity: weights.length === 0 ? 'warn' : 'info' }
}

/** From where a tool is at home, from its own repository, or into a container that is thrown away. */
function isOpenlyFrom(
  skill: SkillView,
  piece: Piece,
  { start, addresses, isUndisclosed }: Asked & { readonly isUndisclosed: boolean },
): boolean {
  if (areToldReleases(skill, addresses)) return true
  // What bears the name of the skill is its own business, unless no page says so.
  const weights = new Set(addresses.map((address) => weighHost(skill, address)))
  if (!weights.has('foreign') && !(isUndisclosed && weights.has('own'))) return false
  if (isInContainer(piece, start) && addresses.every(({ scheme }) => scheme === 'https')) return true
  return addresses.every(
    (address) =>
      weighHost(skill, address) === 'harmless' ||
      isNamedHome(skill, piece, start, address) ||
      isToldInstaller(skill, piece, address),
  )
}

/** A command for another interpreter, which stands as it is in a page: `powershell -c "…"`. */
function isInTheOpen({ code }: SkillView, { path, role, text }: Piece): boolean {
  return (
    (role === 'fence' || role === 'inline-code') &&
    code.some(
      (each) => each.path === path && each.role === role && each.layer === 0 && each.text.text.includes(text.text),
    )
  )
}

function isSure(addresses: readonly Address[], weights: readonly HostWeight[], isUndisclosed: boolean): boolean {
  const isPlain = addresses.some(isUnencrypted) && !weights.includes('placeholder')
  // A repository has an owner and a history, and so has a service that many know; a host that nobody has heard of has neither.
  const isStranger = addresses.some(
    (address, index) => weights[index] === 'foreign' && !isCodeHost(address.host) && !isKeptService(address.host),
  )
  return isPlain || isStranger || (isUndisclosed && weights.includes('foreign'))
}

/** No page says whom a program or a setting asks. */
function isUntold({ openText }: SkillView, { role, path }: Piece, addresses: readonly Address[]): boolean {
  // A recipe of an image takes releases from where code lies, and what they do stays in the container.
  if (isImageRecipe(path) && addresses.every(({ host }) => isCodeHost(host))) return false
  return (
    (role === 'script' || role === 'config') &&
    addresses.every(
      ({ host, path: way }) => !openText.includes(host) && !(isCodeHost(host) && isToldOwner(openText, way)),
    )
  )
}

/** `owner/repository`, wherever the page names it. */
function isToldOwner(openText: string, path: string): boolean {
  const [owner = '', repository = ''] = path.toLowerCase().split('/').slice(1)
  return owner.length > 1 && repository.length > 1 && openText.includes(`${owner}/${repository}`)
}

/** How far from a command it can be said that nobody is asked. */
const nearby = 300
const unasked =
  /\b(?:no need to ask|without (?:asking|confirm\w*|waiting for)|(?:do not|don['’]t|never|need not) (?:ask|wait|confirm|prompt)|needs? no (?:confirmation|approval)|no (?:confirmation|approval) (?:is )?needed)\b/i

/** A page shows what a user may run; where the user is not even asked, it is not shown. */
function isAskedOfNobody(skill: SkillView, piece: Piece, start: number): boolean {
  return piece.role === 'fence' && unasked.test(proseAround(skill, piece, start, nearby))
}

function isUnencrypted({ scheme }: Address): boolean {
  return scheme === 'http' || scheme === 'ftp'
}

/** Releases under the names of programs which the page says are installed: whose they are stands in the addresses. */
function areToldReleases({ openText }: SkillView, addresses: readonly Address[]): boolean {
  return (
    addresses.length > 0 &&
    addresses.every(({ host, path, scheme }) => {
      const repository = /^\/[\w.-]{1,60}\/([\w.-]{2,60})\/releases\/download\//.exec(path)?.[1]?.toLowerCase()
      if (!isCodeHost(host) || scheme !== 'https' || repository === undefined || !openText.includes(repository))
        return false
      return openText.split('\n').some((line) => installing.test(line) && line.split(/[^\w.-]+/).includes(repository))
    })
  )
}
