import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { statementAt } from './statement-at.ts'
import { weighDownload } from './weigh-download.ts'

/** What another machine says, in languages that are not parsed. */
const received =
  /\bURL\s?\(\s?["']https?:|\bGetStringAsync\b|\breadLines\s?\(\s?["']https?:|\bURI\.open\b|\bNet::HTTP\.(?:get|start)|\bHTTParty\.get|\bRestClient\.get|\bget\s{0,4}\(?\s{0,4}['"]https?:|\bfile_get_contents\s{0,4}\(\s{0,4}['"]https?:|\bcurl_exec\b|\bhttp\.(?:Get|Post)\s{0,4}\(|\breqwest::|\bureq::get|\bHttpClient\b|\bHttpURLConnection\b|\bnew\s{1,4}URL\s{0,4}\(|\bTCPSocket\b|\bfsockopen\b|\bIO::Socket\b|\bnet\.Dial\s{0,4}\(|\bTcpStream::connect|\bsocket\.connect\b|\bMSXML2\.(?:Server)?XMLHTTP|\bWinHttp|\bWebClient\b|\bluasocket\b/i
const run =
  /(?<![\w.>:])(?:eval|instance_eval|class_eval|system|exec|passthru|shell_exec|popen|proc_open|assert|create_function|spawn|loadstring|load)\s{0,4}[(\s$]|\bKernel\.(?:eval|exec|system|spawn|load)\b|\bIO\.popen\b|\bOpen3\.\w{4,12}|\bexec\.Command\w{0,8}\s{0,4}\(|\bRuntime\.getRuntime\(\)\.exec\s{0,4}\(|\bProcessBuilder\s{0,4}\(|\bProcess\.Start\s{0,4}\(|\bCommand::new\s{0,4}\(|\bos\.execute\s{0,4}\(|\bio\.popen\s{0,4}\(|\bAssembly\.Load\s{0,4}\(/g
const assignment =
  /(?:^|[\n;({])[ \t]{0,40}(?:(?:my|var|let|local|auto|const|val|String|final|Dim|Set)[ \t]{1,4})?[$@]?([A-Za-z_]\w{0,40})(?:[ \t]{0,4},[ \t]{0,4}\w{1,40}){0,3}[ \t]{0,4}(?::=|=(?!=)|<-)[ \t]{0,4}([^\n]{1,400})/g
const loose: ReadonlySet<string> = new Set(['powershell', 'ruby', 'perl', 'php', 'code', 'applescript', 'batch'])

const decodes =
  /\bDecodeString\s{0,4}\(|\bbase64_decode\s{0,4}\(|\bBase64\.(?:strict_|urlsafe_)?decode64|\bgetDecoder\s{0,4}\(|\bdecode_base64\s{0,4}\(|\bFromBase64String\s{0,4}\(|\bbase64::decode/
/** A file is made under a name that stands there. */
const created =
  /\b(?:os\.(?:Create|OpenFile|WriteFile)|File\.(?:open|write|binwrite|new)|IO\.copy_stream|file_put_contents|fopen|FileOutputStream|Paths\.get|Path\.of|File::create|io\.open|File\.WriteAll\w{4,5})\s{0,4}\(\s{0,4}["'`]([^"'`\n]{2,200})["'`]/g

/** Something received is run, in languages of which there is no tree: by names that plain assignments carry. */
export function* lexicalDownload(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!loose.has(piece.language)) continue
    if (!received.test(piece.text.text) && !decodes.test(piece.text.text) && !/\bsource|pipeline/.test(piece.text.text))
      continue
    const names = receivedNames(piece.text.text)
    const files = new Set([...piece.text.text.matchAll(created)].slice(0, 50).map(([, file = '']) => file))
    for (const match of matchesIn(piece, run)) {
      const statement = statementAt(piece.text.text, match.index).slice(0, 400)
      const isReceived =
        received.test(statement) || [...statement.matchAll(/[A-Za-z_]\w{0,40}/g)].some(([word]) => names.has(word))
      const isWritten = [...statement.matchAll(/["'`]([^"'`\n]{2,200})["'`]/g)].some(([, text = '']) => files.has(text))
      if (isReceived || isWritten) yield hitOf(skill, piece, match)
    }
    const handed =
      /\b(?:DownloadFile|-OutFile|Start-BitsTransfer|bitsadmin|urlcache)\b[^]{0,600}?\b(?:rundll32|regsvr32|mshta|wscript|cscript|msiexec|installutil|odbcconf|Add-Type\s{1,4}-Path|LoadFrom)(?:\.exe)?\b/gi
    for (const match of matchesIn(piece, handed)) yield hitOf(skill, piece, match)
    const sourced =
      /\bsource(?:_url)?\s{0,3}\(\s{0,3}(?:url\s{0,3}\(\s{0,3})?["']https?:[^"'\n]{4,300}|\bpipeline\s{0,3}\(\s{0,3}`(?:curl|wget)\b[^`\n]{4,300}`\s{0,3},\s{0,3}`(?:ba|z)?sh\b/g
    for (const match of matchesIn(piece, sourced)) yield hitOf(skill, piece, match)
    const saved = /\bSaveToFile\b[^]{0,600}?(?:\.Run|ShellExecute|\.Exec)\b/gi
    for (const match of matchesIn(piece, saved)) yield hitOf(skill, piece, match)
  }
}

function hitOf(skill: SkillView, piece: Piece, match: RegExpExecArray): ScanHit {
  const addresses = addressesIn(piece.text.text, 5)
  const isSocket = addresses.length === 0 && /TCPSocket|fsockopen|IO::Socket|net\.Dial|TcpStream/.test(piece.text.text)
  const message = 'Runs what another machine sent.'
  return hitAt(
    piece,
    match,
    isSocket ? { message } : { message, ...weighDownload(skill, piece, { addresses, isHidden: false }) },
  )
}

function receivedNames(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (let pass = 0; pass < 3; pass += 1) {
    const before = names.size
    for (const [, name = '', value = ''] of text.matchAll(assignment)) {
      if (names.size > 200 || name.length < 1) break
      const isReceived =
        received.test(value) || [...value.matchAll(/[A-Za-z_]\w{0,40}/g)].some(([word]) => names.has(word))
      if (isReceived) names.add(name)
    }
    if (names.size === before) break
  }
  return names
}
