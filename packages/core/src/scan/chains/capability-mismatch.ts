import { addressesIn } from '../hosts/addresses-in.ts'
import type { Flow } from '../flow/flow.ts'
import type { Piece } from '../piece.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { blankLeftOut } from './blank-left-out.ts'
import { flowTexts } from './flow-texts.ts'
import { networkSend } from './network-send.ts'
import { weighHost } from './weigh-host.ts'

interface Secret {
  readonly name: string
  /** How a program names the file. */
  readonly pattern: RegExp
  /** How a page tells that the skill has to do with it. */
  readonly declared: RegExp
}

/** Files that no program opens by chance, and the words without which nobody expects it. */
const secrets: readonly Secret[] = [
  {
    name: 'keys of SSH',
    pattern: /\.ssh(?=[/\\"'`])|\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)/g,
    declared: /ssh|\bscp\b|rsync|deploy|remote|server|\bgit\b|sign|backup|dotfiles|tunnel|keys?\b|cluster|\bhost\b/,
  },
  {
    name: 'credentials of a cloud',
    pattern: /\.aws[/\\]credentials|\.config[/\\]gcloud|\.azure[/\\]|\.kube[/\\]config/g,
    declared: /aws|amazon|cloud|gcp|google|azure|kube|k8s|\bs3\b|terraform|deploy|cluster|credential|bedrock/,
  },
  {
    name: 'passwords or cookies of a browser',
    pattern:
      /\bLogin Data\b|\bcookies\.sqlite\b|\blogins\.json\b|\bkey4\.db\b|Cookies\.binarycookies|(?:Default|Profile \d)[/\\](?:Network[/\\])?Cookies\b|Local Extension Settings/g,
    declared: /cookie|browser|chrome|firefox|safari|log ?in|session|password|profile/,
  },
  {
    name: 'a wallet',
    pattern: /\bwallet\.dat\b|\.config[/\\]solana|Ethereum[/\\]keystore|Exodus[/\\]/g,
    declared: /wallet|coin|crypto|solana|ethereum|bitcoin|blockchain|web3|keystore/,
  },
  {
    name: 'passwords of the system',
    pattern: /\/etc\/shadow\b|\bkeychain-db\b|\bdump-keychain\b/g,
    declared: /password|keychain|user|account|harden|secur|audit|system/,
  },
  {
    name: 'tokens of registries and repositories',
    pattern: /\.git-credentials\b|\.config[/\\]gh[/\\]hosts|\.pypirc\b|\.docker[/\\]config\.json/g,
    declared: /git|pypi|publish|release|docker|container|image|registry|token|credential|package/,
  },
]

const isOffline =
  /\b(?:(?:works?|runs?|is|fully|entirely|completely|100%) (?:fully |entirely |completely )?offline|(?:no|without|needs no|never uses the) (?:internet|network)(?: access| connection| calls?| requests?)?|nothing (?:ever )?leaves (?:your|the|this) (?:machine|computer|device)|never (?:sends|uploads) (?:anything|data|files))\b/

/** What programs of the skill do, beside what its own pages say of it. */
export const capabilityMismatch: ScanRule = {
  id: 'capability-mismatch',
  severity: 'warn',
  summary: 'A program does what the skill does not tell of',
  why: 'Whoever let the skill in did so by what it says it does.',
  next: 'Read the program; if it is right, have the description say what it reads and whom it calls.',
  *check(skill) {
    yield* undeclaredCommand(skill)
    const programs = skill.code.filter(({ role, isExample }) => role === 'script' && !isExample)
    if (programs.length === 0) return
    const calls = new Map(programs.map((piece) => [piece, foreignCall(skill, piece)] as const))
    for (const piece of programs) yield* undeclaredSecrets(skill, piece, calls.get(piece))
    if (!isOffline.test(skill.openText)) return
    for (const call of calls.values()) {
      if (call !== undefined)
        yield {
          ...call,
          message: 'Calls another machine, while the skill says that it does not.',
          confidence: 'medium',
        }
    }
  },
}

/** Tools of a shell, under the names that clients have for them. */
const shellTool = /bash|shell|exec|terminal|command|powershell|run|\*/i

/** A `!` command runs when the skill is loaded: whoever lists the tools it needs has to list the shell. */
function* undeclaredCommand(skill: SkillView): Iterable<ScanHit> {
  const front = skill.prose.find(({ path, role }) => role === 'frontmatter' && /^skill\.md$/i.test(path))
  const command = skill.code.find(({ path, role }) => role === 'command' && /^skill\.md$/i.test(path))
  const tools = /(?:^|\n)allowed-tools:([^\n]{0,600}(?:\n[ \t]{0,8}-[^\n]{0,200}){0,60})/.exec(
    front?.text.text ?? '',
  )?.[1]
  if (command === undefined || tools === undefined || !/\w/.test(tools) || shellTool.test(tools)) return
  yield {
    piece: command,
    start: 0,
    end: command.text.text.length,
    message: 'Runs a command when it is loaded, and leaves the shell out of the tools that it says it needs.',
    confidence: 'medium',
  }
}

function* undeclaredSecrets(skill: SkillView, piece: Piece, call: ScanHit | undefined): Iterable<ScanHit> {
  const opened = blankLeftOut(piece.text.text)
  for (const { name, pattern, declared } of secrets) {
    const match = matchesIn(piece, pattern).find(({ index, 0: named }) => opened.startsWith(named, index))
    if (match === undefined || declared.test(skill.openText)) continue
    yield hitAt(piece, match, {
      message:
        call === undefined
          ? `Names ${name}, of which the skill says nothing.`
          : `Names ${name} and calls another machine, and the skill tells of neither.`,
      confidence: 'medium',
      ...(call !== undefined && !skill.isAboutSecurity && { severity: 'critical' }),
    })
  }
}

/** The first place where a program calls a machine that no page of the skill names. */
function foreignCall(skill: SkillView, piece: Piece): ScanHit | undefined {
  const isTold = (text: string): boolean =>
    addressesIn(text, 5).every((each) => weighHost(skill, each) === 'harmless' || skill.openText.includes(each.host))
  const flow = skill.flows.find(
    (each: Flow) =>
      each.piece === piece &&
      each.kind === 'send' &&
      flowTexts.addresses(each.values).some(({ host }) => !isTold(`https://${host}/`)),
  )
  const message = 'Calls another machine.'
  if (flow !== undefined) return { piece, start: flow.start, end: flow.end, message }
  const [match] = matchesIn(piece, networkSend)
  return match === undefined || isTold(piece.text.text) ? undefined : hitAt(piece, match, { message })
}
