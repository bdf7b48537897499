import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import { isKeptService } from '../hosts/is-kept-service.ts'
import { isKnownService } from '../hosts/is-known-service.ts'
import { isUnknownHost } from '../hosts/is-unknown-host.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Flow } from '../flow/flow.ts'
import type { FlowPlace } from '../flow/flow-place.ts'
import type { JoinedPlaces } from '../joined-places.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { deedBeside, type DeedBeside } from './deed-beside.ts'
import { deedKinds } from './deed-kinds.ts'
import { goesOnWithout } from './goes-on-without.ts'
import { isStrange } from './is-strange.ts'
import { isToldReport } from './is-told-report.ts'
import { strangeContact, type StrangeContact } from './strange-contact.ts'

/** Places where a host is named that are told. */
const mostPlaces = 60
/** How far around a call something belongs to it, in characters. */
const around = 300

/**
 * What a program does beside calling a machine that no page of the skill tells of. Either alone is common; together they
 * are what no honest skill was seen to do.
 */
export function* strangeDeeds(skill: SkillView): Iterable<ScanHit> {
  const flowsOf = new Map<Piece, Flow[]>()
  for (const flow of skill.flows) {
    const same = flowsOf.get(flow.piece)
    if (same === undefined) flowsOf.set(flow.piece, [flow])
    else same.push(flow)
  }
  for (const piece of skill.code) {
    if (!isMeant(piece)) continue
    const flows = flowsOf.get(piece) ?? []
    const led = leads(skill, piece, flows)
    if (led !== undefined && !isShownAsExample(skill, piece, led.start)) {
      const { start, end, host } = led
      const message = `Turns a tool of the user to ${host}, which no page of the skill names.`
      yield { piece, start, end, message, confidence: 'medium', severity: 'critical' }
      continue
    }
    const contact = strangeContact(skill, piece, flows)
    if (contact === undefined || isShownAsExample(skill, piece, contact.start)) continue
    const beside = deedBeside(skill, piece, contact)
    const { start, end, host } = contact
    const what = `Calls ${host}, which no page of the skill names`
    if (beside !== undefined) {
      const joins = joinedBy(piece, contact, beside)
      yield {
        piece,
        start,
        end,
        message: `${what}, and ${beside.says}.`,
        confidence: 'medium',
        severity: 'critical',
        // Who encoded it, or calls a machine that nobody is known to keep, did not do it by chance.
        ...(beside.deed && piece.layer === 0 && !(contact.isCalled && isUnknownHost(host)) && { deed: beside.deed }),
        ...(joins && { joins }),
      }
    } else if (piece.role === 'script' && piece.layer === 0) {
      const severity = severityOf(skill, piece, contact)
      const manner = ' and nobody is known to keep, without a word where it does not answer'
      const message = `${what}${severity === 'critical' ? manner : ''}.`
      yield { piece, start, end, message, confidence: 'medium', severity }
    }
  }
}

/**
 * Critical where nobody knows whom it calls and nobody is to notice that it does; a word where it only asks a service that many know;
 * a warning otherwise.
 */
function severityOf(
  skill: SkillView,
  { path, text: { text } }: Piece,
  contact: StrangeContact,
): 'critical' | 'warn' | 'info' {
  const { host, isCalled, start, end } = contact
  if (!isCalled) return 'warn'
  const near = text.slice(Math.max(0, start - around), end + around)
  if (isKnownService(host)) return isKeptService(host) && !deedKinds.gives.test(near) ? 'info' : 'warn'
  const isSuspect = isUnknownHost(host) && !isToldReport(skill, `${path}\n${text}`) && goesOnWithout(text, contact)
  return isSuspect ? 'critical' : 'warn'
}

/** The deed, wherever it is done, and the call or any other word of whom it calls. */
function joinedBy(piece: Piece, { start, host }: StrangeContact, { places }: DeedBeside): JoinedPlaces | undefined {
  if (places === undefined) return undefined
  const { text } = piece.text
  const named: number[] = []
  for (let at = text.indexOf(host); at !== -1 && named.length < mostPlaces; at = text.indexOf(host, at + host.length))
    named.push(at)
  const placeOf = (at: number): FlowPlace => ({ piece, at })
  return { from: places.map(placeOf), to: [start, ...named].map(placeOf) }
}

/** A setting of a tool that a program changes, with the address of a machine that no page tells of. */
function leads(skill: SkillView, piece: Piece, flows: readonly Flow[]): StrangeContact | undefined {
  const lines = flows.flatMap(({ kind, start, end, line }) =>
    kind === 'run-shell' && line !== undefined ? [{ start, end, text: line }] : [],
  )
  const written = matchesIn(piece, deedKinds.leads).map(({ index }) => {
    const text = piece.text.text.slice(index, index + 240)
    return {
      start: index,
      end: index + (text.split('\n')[0]?.length ?? 0),
      text: text.split('\n').slice(0, 2).join('\n'),
    }
  })
  for (const { start, end, text } of [...lines, ...written]) {
    deedKinds.leads.lastIndex = 0
    if (!deedKinds.leads.test(text)) continue
    const host = addressesIn(text, 8).find((address) => isStrange(skill, address))?.host
    if (host !== undefined) return { host, start, end, isCalled: true }
  }
  return undefined
}

function isMeant({ role, isExample, language }: Piece): boolean {
  return !isExample && language !== 'json' && (role === 'script' || role === 'command' || role === 'config')
}
