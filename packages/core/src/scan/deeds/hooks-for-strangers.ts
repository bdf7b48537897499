import { hostKind } from '../hosts/host-kind.ts'
import { isPage } from '../is-page.ts'
import { hitAt } from '../rules/hit-at.ts'
import { mayMatch } from '../literals/may-match.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { unknownAddress } from './unknown-address.ts'

const address = String.raw`(https?:\/\/[^\s"'\x60<>)\]},;|\\]{4,200})`
const given = String.raw`["'\]]{0,3}\s{0,2}[=:]\s{0,2}\\?["'\x60]?`
/** Where services are asked to call an address each time that something happens. */
const places = String.raw`(?:\/rest\/webhooks\/1\.0\/webhook|\b(?:repos|orgs)\/[^\s"'\x60]{1,120}\/hooks\b|\bprojects\/[^\s"'\x60]{1,120}\/hooks\b|\b(?:webhook_?subscription|webhook)s?\/?(?:create)?\b["'\x60]?[^\n]{0,80}(?:-X\s?POST|--method[ =]POST|\bPOST\b)|(?:-X\s?POST|--method[ =]POST|\bPOST\b)[^\n]{0,200}?\b(?:webhook_?subscription|webhook_?endpoint|webhook)s?\b|\bgh webhook forward\b|\bwebhookCreate\b)`
const asked = new RegExp(places, 'gi')
const named = new RegExp(
  String.raw`\b(?:config\[url\]|target_?url|callback_?url|endpoint_?url|webhook_?url|url)${given}${address}`,
  'i',
)
/** UTF-16 units behind such a place that are read for an address, and places of a file: one look for both would take seconds where somebody repeats it. */
const nearby = 360
const mostPlaces = 500

/** Services of the user that are to tell a machine of somebody else what happens in them, from then on. */
export function* hooksForStrangers(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.whole) {
    if (piece.isExample) continue
    for (const match of registeredIn(piece)) {
      const found = unknownAddress(skill, match[1] ?? '', { countsOwn: false })
      // Pages about such services show them with a place that keeps what comes for an hour; commands that use one are judged for it.
      if (found === undefined || (isPage(piece.path) && hostKind(found.host) === 'drop')) continue
      yield hitAt(piece, match, {
        message: `Has a service tell ${found.host}, which nobody is known to keep, what happens in it.`,
        confidence: 'medium',
        severity: skill.isAboutSecurity ? 'warn' : 'critical',
      })
    }
  }
}

function* registeredIn(piece: Piece): Iterable<RegExpExecArray> {
  if (!mayMatch(asked, piece.text)) return
  const { text } = piece.text
  let left = mostPlaces
  for (const { index, 0: place } of text.matchAll(asked)) {
    if ((left -= 1) < 0) return
    const start = index + place.length
    const match = named.exec(text.slice(start, start + nearby))
    if (match === null) continue
    match.index += start
    yield match
  }
}
