import { deedKinds } from './deeds/deed-kinds.ts'
import { longProgramAt } from './long-program-at.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { SkillView } from './skill-view.ts'

/** One program of honest skills in eighteen is as long as that, and so were seven of 42 for which such a skill was blocked at first sight. */
const vastProgram = 30_000
/** Whoever puts an attack into a program puts it in one place. */
const nearby = 12

const fetches =
  /\brequests\.|\burlopen\b|\burlretrieve\b|\bhttpx\b|\baiohttp\b|\bfetch\s{0,2}\(|\baxios\b|\bcurl\b|\bwget\b|\bhttps?\.(?:get|request)\b|\bInvoke-(?:WebRequest|RestMethod)\b|\b(?:iwr|irm)\b|\bDownload(?:String|File|Data)\b|\bgit["',\s]{1,4}clone\b|\brecv\b|https?:\/\//i

/** What a finding says that it joins to the place where it stands, and how that looks in a program. */
const origins: readonly (readonly [message: RegExp, origin: RegExp])[] = [
  [
    /hidden by a picture or a sound/,
    /\.(?:png|jpe?g|gif|webp|bmp|ico|wav|mp3|mp4|mov|m4a|ogg|flac|svg|tiff?|ttf|woff2?|pdf)\b/i,
  ],
  [/hidden by character codes/, /\bchr\b|fromCharCode|\bbytes\b|bytearray|\bord\b|charCode/i],
  [/^(?:Runs what|Starts a program with words that) another machine sent/, fetches],
  [/^Sends the whole environment/, /environ|process\.env|\bprintenv\b|\benv\b|getenv|\benv:/i],
  [
    /^Sends a file with credentials/,
    /\.ssh|\.aws|\.netrc|\.env\b|\.kube|\.npmrc|\.docker|\.git|credential|token|cookie|secret|passw|wallet|history|keychain|login data/i,
  ],
]
const named = /hidden by (?:[\w.]{0,80}\.)?(\w{1,60})\.|^Sends (\w{3,60}) to somebody/
const beside = /^Calls (\S{1,200}), which no page of the skill names, and (.{1,200})\.$/

/**
 * Does a finding join what stands far apart in a long program, so that chance may have joined it? The more a program does, the more
 * of it looks as if it belonged together; an attack of a few lines does not get longer by what stands around it.
 */
export function isFarApart(view: SkillView, finding: ScanFinding): boolean {
  const program = longProgramAt(view, finding)
  if (program === undefined) return false
  const { line, message, confidence } = finding
  if (program.length >= vastProgram && confidence === 'medium') return true
  const lines = program.split('\n')
  const [, host, deed] = beside.exec(message) ?? []
  if (host !== undefined && deed !== undefined) return isDoneElsewhere(lines, { line, host, deed })
  const origin = originOf(message)
  return origin !== undefined && !origin.test(linesAround(lines, line))
}

function originOf(message: string): RegExp | undefined {
  const known = origins.find(([pattern]) => pattern.test(message))
  if (known !== undefined) return known[1]
  const [, decoder, secret] = named.exec(message) ?? []
  const name = decoder ?? secret
  return name === undefined ? undefined : new RegExp(`\\b${name}\\b`)
}

/** The deed stands neither near the call nor near any other word of whom it calls. */
function isDoneElsewhere(
  lines: readonly string[],
  { line, host, deed }: { readonly line: number; readonly host: string; readonly deed: string },
): boolean {
  const kinds = [...deedKinds.reading, ...deedKinds.lasting].filter(({ says }) => says === deed)
  if (kinds.length === 0) return false
  const calls = [line, ...lines.flatMap((text, index) => (text.includes(host) ? [index + 1] : []))]
  return !calls.some((call) => kinds.some(({ pattern }) => pattern.test(linesAround(lines, call))))
}

function linesAround(lines: readonly string[], line: number): string {
  return lines.slice(Math.max(0, line - 1 - nearby), line + nearby).join('\n')
}
