import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { isReceived, namesIn, receivedNames, type ReceivedNames } from './received-names.ts'
import { statementAt } from './statement-at.ts'
import { weighDownload } from './weigh-download.ts'

// What a message says is no call: `Failed to load photos`.
const run =
  /(?<![\w.>:]|\b(?:to|not|cannot|could|can)\s)(?:eval|instance_eval|class_eval|system|exec|passthru|shell_exec|popen|proc_open|assert|create_function|spawn|loadstring|load)\s{0,4}[(\s$]|\bKernel\.(?:eval|exec|system|spawn|load)\b|\bIO\.popen\b|\bOpen3\.\w{4,12}|\bexec\.Command\w{0,8}\s{0,4}\(|\bRuntime\.getRuntime\(\)\.exec\s{0,4}\(|\bProcessBuilder\s{0,4}\(|\bProcess\.Start\s{0,4}\(|\bCommand::new\s{0,4}\(|\bos\.execute\s{0,4}\(|\bio\.popen\s{0,4}\(|\bAssembly\]?(?:\.|::)Load\s{0,4}\(|\bscriptblock\]?::Create\s{0,4}\(|(?<![\w.])Execute(?:Global)?\s{1,4}\w|(?<![\w.#])include\s{0,2}\(/g
const loose: ReadonlySet<string> = new Set(['powershell', 'ruby', 'perl', 'php', 'code', 'applescript', 'batch'])

/** What decides which program is started, where a path is handed over; or all of a command line. */
const started =
  /\b(?:exec\.Command(?:Context)?|Command::new|ProcessBuilder|Process\.Start|Runtime\.getRuntime\(\)\.exec|system|exec|spawn|popen|os\.execute|dofile|loadfile|load|require|do|commandLine|shell_exec|passthru|Open3\.\w{4,12})\s{0,4}[(\s]\s{0,4}(?:ctx\s{0,4},\s{0,4}|\[\s{0,2})?(?:["'](?:(?:\/usr)?\/bin\/)?(?:ba|z|da)?(?:sh|python3?|perl|ruby|node|lua|php|pwsh|powershell)["']\s{0,4},\s{0,4}){0,2}&?[$@]?([A-Za-z_]\w{0,40})\s{0,4}[,)\]\s;.]|\bCommand::new\s{0,2}\(\s{0,2}"(?:\/bin\/)?(?:(?:ba|z|da)?sh|python3?|perl|node)"\s{0,2}\)\s{0,12}\.args?\s{0,2}\(\s{0,2}&?\[?&?([A-Za-z_]\w{0,40})/g

/** What is saved and then handed to what runs it, what is taken from elsewhere as it is, and what is written and started. */
const handed =
  /\b(?:DownloadFile|-OutFile|Start-BitsTransfer|bitsadmin|urlcache)\b[^]{0,600}?\b(?:rundll32|regsvr32|mshta|wscript|cscript|msiexec|installutil|odbcconf|Add-Type\s{1,4}-Path|LoadFrom)(?:\.exe)?\b/gi
const sourced =
  /\bsource(?:_url)?\s{0,3}\(\s{0,3}(?:url\s{0,3}\(\s{0,3})?["']https?:[^"'\n]{4,300}|\bpipeline\s{0,3}\(\s{0,3}`(?:curl|wget)\b[^`\n]{4,300}`\s{0,3},\s{0,3}`(?:ba|z)?sh\b/g
const saved = /\bSaveToFile\b[^]{0,600}?(?:\.Run|ShellExecute|\.Exec)\b/gi

/** Something received is run, in languages of which there is no tree: by names that plain assignments carry. */
export function* lexicalDownload(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!loose.has(piece.language)) continue
    const names = receivedNames(piece.text.text)
    if (names === undefined && !/\bsource|pipeline/.test(piece.text.text)) continue
    if (names !== undefined) yield* runs(skill, piece, names)
    for (const match of matchesIn(piece, handed)) yield hitOf(skill, piece, match)
    for (const match of matchesIn(piece, sourced)) yield hitOf(skill, piece, match)
    for (const match of matchesIn(piece, saved)) yield hitOf(skill, piece, match)
  }
}

function* runs(skill: SkillView, piece: Piece, names: ReceivedNames): Iterable<ScanHit> {
  for (const match of matchesIn(piece, run)) {
    const statement = statementAt(piece.text.text, match.index).slice(0, 400)
    const isCode = /^(?:eval|instance_eval|class_eval|load|include)/.test(match[0])
    const isTaken = isReceived(statement, isCode) || namesIn(statement).some((word) => names.values.has(word))
    const isWritten = [...statement.matchAll(/["'`]([^"'`\n]{2,200})["'`]/g)].some(([, text = '']) =>
      text.split(/\s+/).some((word) => names.files.has(word)),
    )
    if (isTaken || isWritten) yield hitOf(skill, piece, match)
  }
  if (names.places.size === 0) return
  for (const match of matchesIn(piece, started)) {
    if (names.places.has(match[1] ?? match[2] ?? '')) yield hitOf(skill, piece, match)
  }
}

function hitOf(skill: SkillView, piece: Piece, match: RegExpExecArray): ScanHit {
  const addresses = addressesIn(piece.text.text, 5)
  const isSocket = addresses.length === 0 && /TCPSocket|fsockopen|IO::Socket|net\.Dial|TcpStream/.test(piece.text.text)
  const told = { message: 'Runs what another machine sent.' } as const
  if (isShownAsExample(skill, piece, match.index))
    return hitAt(piece, match, { ...told, severity: 'warn', confidence: 'low' })
  return hitAt(
    piece,
    match,
    isSocket ? told : { ...told, ...weighDownload(skill, piece, { start: match.index, addresses, isHidden: false }) },
  )
}
