import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { placeInProse } from '../chains/place-in-prose.ts'
import { proseOf } from '../chains/prose-of.ts'
import { weighHost } from '../chains/weigh-host.ts'
import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { isUnknownHost } from '../hosts/is-unknown-host.ts'
import { ownerLabel } from '../hosts/owner-label.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

/** What a shown command does with a machine, in the order in which it is looked for. */
const ways: readonly { readonly does: string; readonly pattern: RegExp }[] = [
  {
    does: 'gives something to',
    pattern:
      /\bcurl\b[^]{0,300}?\s-d\b[^]{0,240}"(?:otp|app_?password|2fa_?code|mnemonic|seed_?phrase|cvv|card_?number|private_?key)"|\bcurl\b[^]{0,300}(?:\s-\w{0,4}d\s{0,2}["']?(?:@|[^"'\n]{0,200}\$)|--data\S{0,10}[\s=]["']?(?:@|[^"'\n]{0,200}\$)|\s-\w{0,4}F\s|\s-T\s|--upload-file)|\bcurl\b[^]{0,300}?\s(?:-H|--header|-u|--user)[\s=]{0,2}["']?[^"'\n]{0,60}\$\{?\w{0,40}(?:TOKEN|KEY|SECRET|PASSWORD|PASS|PAT)\b|\|\s{0,3}curl\b|\.(?:post|put)\s{0,2}\(|\bmethod["']?\s{0,2}[:=]\s{0,2}["'](?:POST|PUT)|-Method\s{1,3}(?:Post|Put)|-InFile\b|-Body\b|new WebSocket\s{0,2}\(|\bsendBeacon\b|\brclone\b|\bscp\b|\bgit\s[^\n]{0,40}(?:push|remote\s{1,3}add)\b/i,
  },
  {
    does: 'takes what will run from',
    pattern:
      /--registry\b|\bregistry["']?[\s=:]{1,4}["']?https?:|\bpickle\b|\bhelm\s{1,3}repo\b|\bdocker\s{1,3}(?:pull|run)\b|\bpip3?\s{1,3}install\b|\bnpx\b|\bnpm\s{1,3}i/i,
  },
  {
    does: 'leads a tool through',
    pattern:
      /\b[mM][cC][pP]\s{1,3}add\b|\burl["']?\s{0,2}[=:]\s{0,2}["']https?:\/\/[^"']{3,120}\/(?:mcp|sse)\b|\b[A-Z]{2,20}_BASE_URL\b|\b[hH][tT][tT][pP][sS]?_(?:PROXY|proxy)\b|(?:\b(?:websocat|wscat)\b[^\n]{0,80}|--\w[\w-]{1,20}[ =]["']?|\w\(\s{0,2}["']?)\bwss?:\/\//,
  },
]
const mostLines = 6
const mostAddresses = 20
/** Letters before and behind a command in which a page speaks of it. */
const beside = 500
/** Pages of fewer letters say too little for it to mean anything that they do not name a machine; Chinese says much with these. */
const fewestLetters = 60

/**
 * Commands of a page that give something to a machine, or take something from it, which no other part of the skill names and which
 * is no service that many know. Of what a skill is about it says more than one word.
 */
export function* shownContacts(skill: SkillView): Iterable<ScanHit> {
  if (lettersOf(skill) < fewestLetters) return
  for (const piece of skill.code) {
    if (piece.role !== 'fence' || piece.isExample) continue
    const { text } = piece.text
    for (const address of addressesIn(text, mostAddresses)) {
      const { start, scheme, host } = address
      const command = commandAt(text, start)
      const does = ways.find(({ pattern }) => pattern.test(command.text))?.does
      if (does === undefined || isLinked(text, start) || !isNamedOnce(skill, piece, address)) continue
      if (isNamedServer(command.text, host) || isNamedByKey(command.text, host)) continue
      if (isShownAsExample(skill, piece, command.start) || isMadeUpService(text, host)) continue
      yield {
        piece,
        start,
        end: start + scheme.length + '://'.length + host.length,
        message: `Shows what ${does} ${host}, which is named nowhere else and nobody is known to keep.`,
        confidence: 'medium',
        severity: 'critical',
      }
    }
  }
}

function lettersOf({ prose }: SkillView): number {
  return prose.reduce(
    (sum, { role, text }) => (role === 'prose' ? sum + text.text.replaceAll(/\s+/g, '').length : sum),
    0,
  )
}

/** A line goes on in the next one, or one goes on from the line before. */
const goesOn = /[\\|({[,]\s{0,8}$/
const comesFrom = /^\s{0,80}(?:[|)}\].]|-{1,2}\w)/

/** The line in which a place stands, with those that belong to the same command. */
function commandAt(text: string, at: number): { readonly start: number; readonly text: string } {
  const lines = text.split('\n')
  const index = text.slice(0, at).split('\n').length - 1
  let first = index
  let last = index
  while (index - first < mostLines && joins(lines[first - 1], lines[first])) first -= 1
  while (last - index < mostLines && joins(lines[last], lines[last + 1])) last += 1
  const start = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0)
  return { start, text: lines.slice(first, last + 1).join('\n') }
}

function joins(line: string | undefined, next: string | undefined): boolean {
  return line !== undefined && next !== undefined && (goesOn.test(line) || comesFrom.test(next))
}

/** What a page in the page links to, or shows as a picture, is not called. */
function isLinked(text: string, start: number): boolean {
  return /\]\(<?$/.test(text.slice(Math.max(0, start - 3), start))
}

/** `mcp add corridor https://app.corridor.dev/mcp` says whose server is added. */
function isNamedServer(command: string, host: string): boolean {
  const name = ownerLabel(host)
  return name !== undefined && /\bmcp\s{1,3}add\b/i.test(command) && command.toLowerCase().split(/\s+/).includes(name)
}

/** `$DOVETAIL_API_KEY` is for `api.dovetailapp.com`. */
function isNamedByKey(command: string, host: string): boolean {
  const name = ownerLabel(host)
  const keys = command.matchAll(/\$\{?([A-Z][A-Z0-9]{3,20})_(?:\w{1,20}_)?(?:KEY|TOKEN|SECRET)\b/g)
  return name !== undefined && Array.from(keys).some(([, owner = '']) => name.startsWith(owner.toLowerCase()))
}

/** `searchFlights` asks `api.flights.com`: a service that an example made up of what its function is about. */
function isMadeUpService(text: string, host: string): boolean {
  const subject = /^api\.([a-z]{4,16})\.com$/.exec(host)?.[1]
  return subject !== undefined && new RegExp(`(?<!api\\.)${subject}`, 'i').test(text)
}

function isNamedOnce(skill: SkillView, piece: Piece, address: Address): boolean {
  const { host } = address
  // A name that goes on behind an ellipsis, and a file in a place where a host would stand, are nobody's.
  if (
    !/^[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.[a-z]{2,24}$/.test(host) ||
    /\.(?:m?js|css|json|png|svg|sh|py|whl|md)$/.test(host)
  )
    return false
  if (!isUnknownHost(host) || weighHost(skill, address) !== 'foreign') return false
  const name = ownerLabel(host) ?? host
  const own = proseOf(skill, piece)
  return ![...skill.prose, ...skill.code].some((other) => {
    // Words in backticks stand in prose as well.
    if (other === piece || other.layer > 0 || other.role === 'inline-code') return false
    const { text } = other.text
    return (other === own ? withoutPlace(text, placeInProse(other, piece, address.start)) : text)
      .toLowerCase()
      .includes(name)
  })
}

/** What is written of a command right before and behind it belongs to it. */
function withoutPlace(text: string, at: number): string {
  return `${text.slice(0, Math.max(0, at - beside))}\n${text.slice(at + beside)}`
}
