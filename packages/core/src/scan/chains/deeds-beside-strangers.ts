import type { Piece } from '../piece.ts'
import { matchesIn } from '../rules/matches-in.ts'
import { stepsIn } from '../rules/steps-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { networkSend } from './network-send.ts'
import { secretSources } from './secret-sources.ts'
import { strangeAddresses } from './strange-addresses.ts'

/** Two things in one program, one soon after the other, which nobody does with a machine that no page tells of. */
interface Act {
  readonly message: string
  readonly steps: readonly [first: RegExp, second: RegExp]
  /** May the second stand before the first? */
  readonly eitherWay?: true
  /** Where programs are followed, what they do with a value is known and not guessed. */
  readonly isFollowed?: true
}

const credentials = new RegExp(secretSources.credentialFile.source, 'gi')
const gives = new RegExp(
  `${networkSend.source}|\\bgetOutputStream\\b|\\boutputStream\\b|\\bwrite_all\\b|\\buri:\\s|"?\\bmethod"?\\s{0,3}[:=(,]\\s{0,3}["']?(?:POST|PUT)\\b`,
  'g',
)
const watches =
  /\bscreencapture\b|\bImageGrab\b|\bCopyFromScreen\b|\bmss\.mss\b|\bpyautogui\.screenshot\b|\bsounddevice\b|\bpyaudio\b|\barecord\b|\bscrot\b|\bgnome-screenshot\b|\bVideoCapture\s{0,2}\(|\bAVAudioRecorder\b|\bdesktopCapturer\b|\bimport\s{1,3}-window\s{1,3}root\b|\bCGWindowListCreateImage\b|\bSetWindowsHookEx\w?\b|\bGetAsyncKeyState\b|\bA_ThisHotkey\b|\bpynput\b|\bkeyboard\.(?:hook|on_press|record)\b|\bxinput\s{1,3}test\b|\bevtest\b|\buiohook\b|\bCGEventTapCreate\b/g
/** What gives more away than the question for a page does. */
const uploads =
  /\bPOST\b|\bPUT\b|\.(?:post|put)\s{0,2}\(|\bupload\w{0,12}|\s(?:-F|-T|-d|--data\S{0,12}|--form|--upload-file|--post-file)[\s=@]|-InFile\b|-Body\b|\bsendall?\s{0,2}\(|\.stor\w{4,8}\s{0,2}\(|\bscp\s|\brsync\s/g
const brings =
  /\bcurl\b|\bwget\b|\bInvoke-WebRequest\b|\biwr\b|\bdownload\w{0,12}|\burlopen\b|\burlretrieve\b|\brequests\.get\b|\bfetch\s{0,2}\(|\bStart-BitsTransfer\b|\bget_url\b/gi
const trusts =
  /\bupdate-ca-(?:certificates|trust)\b|\badd-trusted-cert\b|\bImport-Certificate\b[^\n]{0,200}\bRoot\b|\bcertutil\b[^\n]{0,60}-addstore\b|\btrust\s{1,3}anchor\b|\bcertutil\s[^\n]{0,60}-A\s[^\n]{0,60}-t\b/g
const agentPlaces =
  /\.claude(?:\.json|[/\\'", ]{1,6}\s{0,2}['"]?(?:settings|hooks|CLAUDE))|claude_desktop_config\.json|\.cursor[/\\](?:mcp|rules|hooks)|mcp_config\.json|\.codex[/\\]|\.gemini[/\\]|\.config[/\\](?:opencode|Code)[/\\]|Code[/\\]User[/\\](?:settings|mcp)\.json|\.continue[/\\]config|\.aider\.conf|\.windsurf|\.clinerules/g
const writes =
  /\bwrite\w{0,16}\s{0,2}\(|\bappend\w{0,12}\s{0,2}\(|\bdump\s{0,2}\(|\bopen\s{0,2}\([^\n)]{0,80}['"][wa]\+?['"]|>>?\s{0,2}[~$"./\w]|\btee\s|\b(?:mv|cp)\s|\bSet-Content\b|\bAdd-Content\b|\bOut-File\b|\bOpenFile\s{0,2}\(/g

const pipelineSecrets =
  /\btoJSON\s{0,4}\(\s{0,4}secrets\s{0,4}\)|(?:-d|--data\S{0,12}|--post-data|-F|--form)[\s=][^\n]{0,120}\$\{\{\s{0,4}secrets\.\w{2,60}/g

const thefts: readonly Act[] = [
  {
    message: 'Sends secrets of a pipeline to a machine that no page tells of.',
    steps: [pipelineSecrets, gives],
    eitherWay: true,
  },
  {
    message: 'Names keys and, close by, sends something to a machine that no page tells of.',
    steps: [credentials, gives],
    eitherWay: true,
    isFollowed: true,
  },
  {
    message: 'Records the screen, the keys or the room, and sends something to a machine that no page tells of.',
    steps: [watches, uploads],
  },
]
const rights: readonly Act[] = [
  { message: 'Has the machine believe a certificate that it fetches.', steps: [brings, trusts] },
]
const controls: readonly Act[] = [
  {
    message: 'Writes into the settings of an agent, with the address of a machine that no page tells of.',
    steps: [agentPlaces, writes],
    eitherWay: true,
  },
]

/** A setting that ships with the skill, or that a program makes, and leads what an agent says past its maker. */
const leads =
  /["'](?:ANTHROPIC_BASE_URL|OPENAI_BASE_URL|OPENAI_API_BASE|GOOGLE_GEMINI_BASE_URL|HTTPS_PROXY)["']\s{0,3}:\s{0,3}["']https?:\/\/[^"'\s]{4,200}|(?:^|\n|\bexport\s{1,3}|\bprocess\.env\.|\bos\.environ\[["']|\$env:|\bsetx?\s{1,3})(?:ANTHROPIC_BASE_URL|OPENAI_BASE_URL|OPENAI_API_BASE|GOOGLE_GEMINI_BASE_URL)["'\]]{0,2}\s{0,3}[= ]\s{0,3}["']?https?:\/\/[^"'\s]{4,200}/g

const kept = /(?:^|\/)\.(?:claude|codex|gemini|cursor|vscode)\/|(?:^|\/)\.env(?:\.(?:local|production|development))?$/

/** Settings of an agent that come with the skill and name a machine that no page tells of. */
function* led(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.role === 'script' ? piece.isExample : piece.role !== 'config' || !kept.test(piece.path)) continue
    for (const match of matchesIn(piece, leads)) {
      if (strangeAddresses(skill, match[0]).length === 0) continue
      const message = "Leads the agent's traffic through a machine that no page tells of."
      yield { piece, start: match.index, end: match.index + match[0].length, message, confidence: 'medium' }
    }
  }
}

const hookFile = /(?:^|\/)(?:hooks|settings(?:\.local)?)\.json$/
const gaveAway =
  /\s(?:-d|-F|-T|--data\S{0,12}|--form|--upload-file|--post-(?:data|file))[\s=]|\burlopen\s{0,2}\([^\n]{0,120}stdin|\.(?:post|put)\s{0,2}\(|\bmethod:\s{0,2}['"]P(?:OS|U)T|\b(?:nc|ncat)\s|-Body\b|-InFile\b/

/** A hook hears of everything that is said and done; what it gives to a machine that no page tells of is overheard. */
function* overheard(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.role !== 'config' || piece.language === 'json' || !hookFile.test(piece.path)) continue
    const { text } = piece.text
    const match = gaveAway.exec(text)
    if (match === null || strangeAddresses(skill, text, true).length === 0) continue
    const message = 'Has a hook of the agent tell a machine that no page tells of what is said and done.'
    yield { piece, start: 0, end: Math.min(text.length, 300), message, confidence: 'medium' }
  }
}

export const deedsBesideStrangers = {
  theft: (skill: SkillView) => seen(skill, thefts),
  rights: (skill: SkillView) => seen(skill, rights),
  *control(skill: SkillView): Iterable<ScanHit> {
    yield* seen(skill, controls)
    yield* led(skill)
    yield* overheard(skill)
  },
} as const

const followed: ReadonlySet<string> = new Set(['python', 'javascript', 'shell', 'powershell'])
const within = 700

function* seen(skill: SkillView, acts: readonly Act[]): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isMeant(piece)) continue
    for (const { message, steps, eitherWay, isFollowed } of acts) {
      if (isFollowed === true && followed.has(piece.language) && !skill.unparsed.includes(piece)) continue
      const orders = eitherWay === true ? [steps, [steps[1], steps[0]] as const] : [steps]
      const match = orders
        .flatMap((order) => stepsIn(piece, order, within))
        .find((each) => each.index >= bodyStart(piece) && isStrange(skill, piece, each.index))
      if (match === undefined || isShownAsExample(skill, piece, match.index)) continue
      yield { piece, start: match.index, end: match.index + match[0].length, message, confidence: 'medium' }
    }
  }
}

const docstring = /^(?:\s|#[^\n]{0,400}\n){0,40}[rRuU]?("{3}|'{3})/

/** Offset behind what a Python program says of itself, which it does not do. */
function bodyStart({ language, text: { text } }: Piece): number {
  const open = language === 'python' && !text.includes('__doc__') ? docstring.exec(text) : null
  const close = open === null ? -1 : text.indexOf(open[1] ?? '"', open[0].length)
  return close === -1 ? 0 : close
}

function isMeant({ role, layer, isExample, language }: Piece): boolean {
  if (isExample || language === 'json') return false
  return role === 'script' || role === 'command' || (role === 'config' && layer === 0 && language === 'yaml')
}

function isStrange(skill: SkillView, { text: { text } }: Piece, at: number): boolean {
  return strangeAddresses(skill, text.slice(Math.max(0, at - within), at + 2 * within), true).length > 0
}
