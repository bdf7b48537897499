/** What another machine says, in languages that are not parsed. */
const received =
  /\bURL\s?\(\s?["']https?:|\bGetStringAsync\b|\breadLines\s?\(\s?["']https?:|\bURI\.open\b|\bURI(?:\.parse)?\s{0,2}\(?\s{0,2}["'][^"'\n]{4,300}["']\s{0,2}\)?\.(?:read|open)\b|\bNet::HTTP\.(?:get|start)|\bHTTParty\.get|\bRestClient\.get|\bget(?:store)?\s{0,4}\(?\s{0,4}['"]https?:|\bfile_get_contents\s{0,4}\(\s{0,4}['"]https?:|\bcurl_exec\b|\bhttp\.(?:Get|Post|request)\s{0,4}\(|\breqwest::|\bureq::get|\bHttpClient\b|\bHttpURLConnection\b|\bnew\s{1,4}URL\s{0,4}\(|\bTCPSocket\b|\bfsockopen\b|\bIO::Socket\b|\bnet\.Dial\s{0,4}\(|\bTcpStream::connect|\bsocket\.connect\b|\bMSXML2\.(?:Server)?XMLHTTP|\bWinHttp|\bWebClient\b|\bluasocket\b|\bDownloads\.download\s{0,4}\(|\bHTTP::Tiny\b|\bLWP::UserAgent\b/i
/** What a command that fetches puts out. */
const printed = /(?:`|\bpopen\s{0,4}\(\s{0,4}["']|\bqx\s{0,2}.|%x.)\s{0,4}(?:curl|wget)\s/
const decodes =
  /\bDecodeString\s{0,4}\(|\bbase64_decode\s{0,4}\(|\bBase64\.(?:strict_|urlsafe_)?decode64|\bgetDecoder\s{0,4}\(|\bdecode_base64\s{0,4}\(|\bFromBase64String\s{0,4}\(|\bbase64::decode/
const assignment =
  /(?:^|[\n;({])[ \t]{0,40}(?:(?:my|var|let(?:[ \t]mut)?|local|auto|const|val|def|String|final|Dim|Set)[ \t]{1,4})?[$@]?([A-Za-z_]\w{0,40})(?:[ \t]{0,4},[ \t]{0,4}\w{1,40}){0,3}[ \t]{0,4}(?::=|=(?!=)|<-)[ \t]{0,4}([^\n]{1,400})/g
const definition = /(?:^|\n)[ \t]{0,12}(?:func|function|local function|def|sub|fn|fun|pub fn)[ \t]{1,4}(\w{1,40})/g
/** A file is made under a name: a text that stands there, or a variable. */
const created =
  /\b(?:os\.(?:Create|OpenFile|WriteFile)|ioutil\.WriteFile|(?:File|IO)\.(?:open|write|binwrite|new)|file_put_contents|fopen|FileOutputStream|Paths\.get|Path\.of|(?:fs::)?File::create|fs::write|io\.open|File\.WriteAll\w{4,5})\s{0,4}\(\s{0,4}&?(?:["'`]([^"'`\n]{2,200})["'`]|[$@]?([A-Za-z_]\w{0,40}))/g
/** A program of its own puts what it gets into a file. */
const saved =
  /\b(?:getstore|copy|urlretrieve|mirror)\s{0,4}\(\s{0,4}["'][^"'\n]{4,300}["']\s{0,4},\s{0,4}(?:["']([^"'\n]{2,200})["']|[$@]?([A-Za-z_]\w{0,40}))|\bFiles\.copy\s{0,2}\([^;\n]{4,200},\s{0,4}(\w{1,40})\s{0,4}[,)]|\b(\w{1,40})\.(?:withOutputStream\b|write(?:Bytes|Text)\s{0,2}\()|["'](?:curl|wget)["'][^;]{0,200}?["']-\w{0,8}[oO]["']\s{0,4},\s{0,4}&?(?:["']([^"'\n]{2,200})["']|([A-Za-z_]\w{0,40}))/g
const most = 200

/** What a program in a language without a tree got from elsewhere, as far as plain assignments carry it. */
export interface ReceivedNames {
  /** Names of values, and of functions that give such values. */
  readonly values: ReadonlySet<string>
  /** Names of variables that hold the paths of files which it made. */
  readonly places: ReadonlySet<string>
  /** Paths of such files, as texts. */
  readonly files: ReadonlySet<string>
}

/** Does the text take something from another machine, and give it to what runs texts or to what starts a program? */
export function isReceived(text: string, isCode: boolean): boolean {
  return received.test(text) || (isCode && printed.test(text))
}

/** Reads names in bounded time; nothing is known of a text in which nothing is received or decoded. */
export function receivedNames(text: string): ReceivedNames | undefined {
  const hasSaved = [...text.matchAll(saved)].slice(0, most)
  if (hasSaved.length === 0 && !isReceived(text, true) && !decodes.test(text)) return undefined
  const makes = [...[...text.matchAll(created)].slice(0, most), ...hasSaved]
  const found = makes.flatMap((match) => match.slice(1).filter((part) => part !== undefined))
  const values = new Set<string>()
  for (const [name, body] of functionsOf(text)) if (isReceived(body, true)) values.add(name)
  for (let pass = 0; pass < 3; pass += 1) {
    const before = values.size
    for (const [, name = '', value = ''] of text.matchAll(assignment)) {
      if (values.size > most) break
      if (isReceived(value, true) || namesIn(value).some((word) => values.has(word))) values.add(name)
    }
    if (values.size === before) break
  }
  return {
    values,
    places: new Set(found.filter((part) => /^\w+$/.test(part))),
    files: new Set(found),
  }
}

export function namesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/[A-Za-z_]\w{0,40}/g), ([word]) => word)
}

/** Each function with what stands between it and the next. */
function functionsOf(text: string): readonly (readonly [name: string, body: string])[] {
  const starts = [...text.matchAll(definition)].slice(0, most)
  return starts.map((match, index) => [
    match[1] ?? '',
    text.slice(match.index, Math.min(starts[index + 1]?.index ?? text.length, match.index + 4000)),
  ])
}
