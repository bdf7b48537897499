import { flowTexts } from '../chains/flow-texts.ts'
import { networkSend } from '../chains/network-send.ts'
import { strangeAddresses } from '../chains/strange-addresses.ts'
import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Flow } from '../flow/flow.ts'
import type { FlowValue } from '../flow/flow-value.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { deedKinds } from './deed-kinds.ts'
import { isStrange } from './is-strange.ts'
import { isUnmentioned } from './is-unmentioned.ts'

/** Where a program turns to a machine that no page of the skill tells of. */
export interface StrangeContact {
  readonly host: string
  /** 0-based offsets in the text of the piece, end exclusive. */
  readonly start: number
  readonly end: number
  /** It was followed until there, and does not only stand in a program that calls somebody. */
  readonly isCalled: boolean
}

const followed: ReadonlySet<string> = new Set(['python', 'javascript', 'shell', 'powershell'])

/** What sends by another way than by calls that everybody knows: mail, repositories, reports of crashes, bare lines. */
const otherWays =
  /\bsmtplib\b|\bnodemailer\b|\bsendmail\b|\bSend-MailMessage\b|\bpush\b[^;|&]{0,80}["'\s]https?:|\bdsn["']?\s{0,2}[=:]|\bHTTPHandler\b|\bSysLogHandler\b|\bOTLP\w{0,20}Exporter\b|\b(?:net|tls)\.(?:connect|createConnection)\b|\bhttp2\.connect\b|from ["'](?:node:)?(?:tls|net)["']|\bhttps?["']\)\.request\b|-Noun\s{1,3}(?:RestMethod|WebRequest)\b|\bnew Image\s{0,2}\(\)|\bRCPT TO:|\burllib\.request\.build_opener\b|^import urllib\.request\b|<img\b[^>\n]{0,80}\bsrc=\\?["']https?:[^"'\n]{4,160}[{$%]|\bsocket\.(?:create_connection|socket)\b|\bXMLHTTP\b|\bWinHttp\w{0,20}|\bNet\.Sockets\.T[Cc][Pp]Client\b|\bparamiko\.|\bftplib\.|\bnew WebSocket\s{0,2}\(|\bnew EventSource\s{0,2}\(/gm
/** Of languages in which no call is followed, what stands for a call. */
const looseWays =
  /["']wss?:\/\/|\bhttp\.(?:Client|Get|Head|DefaultClient)\b|\bnew\s{1,2}(?:java\.net\.)?(?:URL|Socket)\s{0,2}\(|\blwp-request\b|\bopen-uri\b|\bURI\.open\b|\bdownload\.file\b|\bread\w{0,8}\s{0,2}\(\s{0,2}["']https?:|\bURLSession\b|\bURLClassLoader\b|\b(?:Http|HTTP)\w{0,20}\b|\bnet\.Dial|\bT[Cc][Pp](?:Socket|Client|Stream)\b|(?<![.\w])(?:POST|PUT|PATCH|GET)\s{0,2}\(\s{0,2}["']https?:|\bNet::SMTP\b|\bmail\s{0,2}\(/g
const mailbox =
  /["'`\s<:,](?!(?:git|user|you|me|name|example|noreply|no-reply)@)[\w.+-]{1,60}@((?:[\w-]{1,60}\.){1,4}[a-z]{2,12}|\[?(?:\d{1,3}\.){3}\d{1,3})\b/g

const bare =
  /(?:^|[\s"'`@=(,])((?:[\w-]{1,60}\.){1,5}(?:test|com|net|org|io|xyz|dev|top|site|online|ru|cn|cc|me|app|info|club|live|tk|invalid)|\d{1,3}(?:\.\d{1,3}){3})(?=[\s"'`:,)/\\%]|$)/gm

/** The first machine that a program calls, by its flows or its text, and that no page of the skill tells of. */
export function strangeContact(skill: SkillView, piece: Piece, flows: readonly Flow[]): StrangeContact | undefined {
  return followedContact(skill, flows) ?? writtenContact(skill, piece, flows)
}

function followedContact(skill: SkillView, flows: readonly Flow[]): StrangeContact | undefined {
  for (const { kind, start, end, values } of flows) {
    if (kind !== 'send' && kind !== 'write') continue
    const host = flowTexts.addresses(values).find((address) => isStrange(skill, address))?.host
    // What is written only matters if it is a program that calls somebody.
    if (host !== undefined && (kind === 'send' || values.some(({ shape }) => holds(shape, networkSend))))
      return { host, start, end, isCalled: kind === 'send' && isDestination(values, host) }
  }
  return undefined
}

/** What is not followed, or turns to a name that is put together elsewhere, is known by what stands in it. */
function writtenContact(skill: SkillView, piece: Piece, flows: readonly Flow[]): StrangeContact | undefined {
  const { text } = piece.text
  const isGrave = opensGrave(text)
  const host = hostIn(skill, text, isGrave)
  if (host === undefined) return undefined
  // Where calls are known, a word in a message is none; with what nobody opens for another purpose at hand it need not be a known call.
  const isLoose = isGrave || !followed.has(piece.language) || skill.unparsed.includes(piece)
  const isSent = isLoose || flows.some(({ kind }) => kind === 'send')
  const ways = [
    ...(isSent ? [networkSend] : []),
    otherWays,
    deedKinds.opens,
    deedKinds.forwards,
    ...(isLoose ? [looseWays] : []),
  ]
  const sends = ways.flatMap((way) => matchesIn(piece, way).slice(0, 1))[0]
  if (sends === undefined) return undefined
  const at = text.indexOf(host)
  const start = at === -1 ? sends.index : at
  return { host, start, end: start + host.length, isCalled: false }
}

/** Does it open keys, read what was said to the agent, or run what it is sent? */
function opensGrave(text: string): boolean {
  if (deedKinds.executes.test(text)) return true
  return deedKinds.reading.some(({ pattern, isKept }) => isKept !== true && pattern.test(text))
}

function hostIn(skill: SkillView, text: string, isGrave: boolean): string | undefined {
  const written = addressesIn(text, 60)
  const named = written.length === 0 || isGrave ? [...written, ...strangeAddresses(skill, text, true)] : written
  const all = [...named, ...mailboxes(text), ...doors(text)]
  return all.find((each) => (isGrave ? isUnmentioned : isStrange)(skill, each))?.host
}

const deepest = 4
/** What is said in a call, and not where to. */
const said = /^(?:headers?|data|json|body|params|query|files|form|content|payload)$/i

/** Is it what a call turns to, and not only something that it says there, as a header or a part of its data? */
function isDestination(values: readonly FlowValue[], host: string, depth = 0): boolean {
  return values.some(({ shape, key = '', items = [] }) => {
    if (said.test(key) || depth > deepest) return false
    const [first] = addressesIn(/:\/\//.test(shape) ? shape : `https://${shape}/`, 1)
    const isFirst = first?.host === host && shape.indexOf(host) <= first.scheme.length + 4
    return isFirst || isDestination(items, host, depth + 1)
  })
}

/** Who gets mail, where mail is sent. */
function mailboxes(text: string): readonly Address[] {
  if (
    !/\bsmtplib\b|\bRCPT TO:|\bnodemailer\b|\bsendmail\b|\bSend-MailMessage\b|\bNet::SMTP\b/.test(text) &&
    !holds(text, deedKinds.forwards)
  )
    return []
  return hostsIn(text, mailbox)
}

/** Machines that a door is opened to stand there by their bare names. */
function doors(text: string): readonly Address[] {
  return holds(text, deedKinds.opens) ? hostsIn(text, bare) : []
}

function holds(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0
  return pattern.test(text)
}

function hostsIn(text: string, pattern: RegExp): readonly Address[] {
  return [...text.slice(0, 50_000).matchAll(pattern)].flatMap(([, host = '']) => addressesIn(`https://${host}/`, 1))
}
