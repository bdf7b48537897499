import { PatternGroup } from '../literals/pattern-group.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import { stepsIn } from '../rules/steps-in.ts'
import type { ScanRule } from '../scan-rule.ts'
import { runsBesideConnections } from './runs-beside-connections.ts'
import { isMatchPattern } from './is-match-pattern.ts'
import { isOnlyKnocked } from './is-only-knocked.ts'
import { isShownAsExample } from './is-shown-as-example.ts'

const patterns: readonly RegExp[] = [
  /\bmkfifo\b[^]{0,200}?\bopenssl\s{1,4}s_client\b/g,
  /\/inet\/tcp\/0\/[^\n]{4,200}\|&/g,
  /["']\/inet\/tcp\/0\/[^\n"']{4,100}["'](?=[^]{0,1200}\|&\s{0,2}getline\s{1,2}(\w{1,20})[^]{0,600}\b\1\b)/g,
  /\b(?:eval|assert|system|passthru|shell_exec|exec|popen|include)\s{0,4}\(\s{0,4}@?\$_(?:GET|POST|REQUEST|COOKIE|SERVER\s{0,2}\[\s{0,2}\\?[\x22']HTTP_\w{1,40})\b/g,
  /\b(?:ba|z|k)?sh\s{1,4}-i\b[^\n]{0,80}\/dev\/(?:tcp|udp)\//g,
  /\bexec\s{1,4}\d{1,2}<>\s{0,2}["']?\/dev\/(?:tcp|udp)\/[^\n]{3,200}/g,
  // A shell whose three channels are one connection, wherever that was opened.
  /\b(?:ba|z|k|da)?sh\s{1,3}(?:-i\s{1,3})?<&\s{0,2}["']?\$?\{?(\w{1,20})\}?["']?\s{1,3}[12]?>&\s{0,2}["']?\$?\{?\1\b/g,
  // Tcl: each line of a channel is run.
  /\bgets\s{1,3}\$(?:\w{1,20})\s{1,3}(\w{1,20})\b[^]{0,600}?\bexec\s[^\n]{0,80}\$\1\b(?=[^]{0,2500}\bsocket\s|(?<=\bsocket\s[^]{0,3500}))/g,
  /\bn(?:et)?c(?:at)?\b[^\n|;]{0,120}\s(?:-e|-c|--exec|--sh-exec)\s{1,4}["']?(?:\/bin\/|\/usr\/bin\/)?(?:ba|z|k|da)?(?:sh|cmd|powershell)/g,
  /\bn(?:et)?c(?:at)?\s[^\n|;]{1,120}\|\s{0,4}(?:\/bin\/)?(?:ba|z|k|da)?sh\b/g,
  /\bmkfifo\b[^\n]{0,200}\bn(?:et)?c(?:at)?\b/g,
  /\bmkfifo\b[^]{0,300}?\|\s{0,3}(?:\/bin\/)?(?:ba|z|da)?sh\b[^\n]{0,60}\|\s{0,3}n(?:et)?c(?:at)?\s/g,
  /\$(\w{1,40})\s{0,4}=\s{0,4}[^;\n]{0,40}\$_(?:GET|POST|REQUEST|COOKIE)\b[^]{0,600}?\b(?:eval|assert|system|passthru|shell_exec|exec|popen|proc_open|call_user_func(?:_array)?|create_function)\s{0,4}\((?![^;\n]{0,100}escapeshell)[^;\n]{0,100}\$\1\b/g,
  // Each line that comes in is run, and what it says goes back: by the number of the connection.
  /\bexec\s{1,3}(\d{1,2})<>\s{0,2}[^\n]{3,200}[^]{0,400}?\b(?:ba|z|da)?sh\s{1,3}-c\s{1,3}["']?\$\{?\w{1,30}\}?["']?\s{0,3}>\s{0,2}&\1\b/g,
  /\bNet\.Sockets\.TcpClient\]?(?:::new)?\b[^]{0,1200}?\[scriptblock\]::Create\s{0,2}\(\s{0,2}\$/gi,
  /\bsocat\b[^\n]{0,120}\bexec:['"]?(?:\/bin\/)?(?:ba|z)?sh/gi,
  /\b(?:fsockopen|TCPSocket\.(?:new|open)|IO::Socket::INET)\b[^]{0,300}?(?:\bexec\b|\/bin\/(?:ba)?sh|proc_open|shell_exec)/g,
  /\bNet\.Sockets\.TCPClient\b[^]{0,1200}?(?:\biex\b|Invoke-Expression|\bcmd(?:\.exe)?\s{1,3}\/c\s{1,3}\$)/gi,
  /\b(?:ProcessBuilder|getRuntime\(\)\.exec)\s{0,2}\(\s{0,2}(?:new String\[\]\s{0,2}\{\s{0,2})?"(?:\/bin\/)?(?:ba|z)?(?:sh|cmd(?:\.exe)?)"[^]{0,300}?\bnew (?:java\.net\.)?Socket\s{0,2}\(/g,
  /\bnew (?:java\.net\.)?Socket\s{0,2}\(\s{0,2}"[^]{0,300}?\b(?:ProcessBuilder|getRuntime\(\)\.exec)\s{0,2}\(\s{0,2}(?:new String\[\]\s{0,2}\{\s{0,2})?"(?:\/bin\/)?(?:ba|z)?(?:sh|cmd(?:\.exe)?)"/g,
  /\bnet\.(?:connect|createConnection|Socket)\b[^]{0,300}?\bspawn\s{0,4}\(\s{0,4}['"](?:\/bin\/(?:ba)?sh|cmd(?:\.exe)?|powershell)/g,
  /\bspawn\s{0,4}\(\s{0,4}['"](?:\/bin\/(?:ba)?sh|cmd(?:\.exe)?|powershell)['"][^]{0,300}?(?:\.pipe\s{0,4}\(\s{0,4}(?:client|socket|sh|conn)|net\.(?:connect|Socket|createConnection))/g,
]
const sought = new PatternGroup(patterns, (pattern) => pattern)

/** It is opened again when it ends, and nobody sees it: no example for a listener that somebody starts by hand. */
const keepsUp = /\b(?:nohup|setsid|disown)\b(?=[^]*\b(?:while|until|for)\b)/

/** A machine that whoever reads it has to put in. */
const shown = /attacker|lhost|your[-_]?ip|kali|\btarget|\b10\.10\.|\$\{?[A-Z_]{2,}|<[A-Za-z_ -]{2,}>/i

/** The same over several statements. */
const inSteps: readonly (readonly RegExp[])[] = [
  [/\bdup2\s{0,4}\([^\n]{0,40}\.fileno\(\)/g, /\bSHELL\b|\/bin\/(?:ba|z|da)?sh\b|["']-i["']/g],
  [
    /\b(?:create_connection|socket\.socket|wrap_socket)\s{0,2}\(/g,
    /\bpty\.fork\s{0,2}\(/g,
    /\bos\.exec\w{1,3}\s{0,2}\(\s{0,2}["'](?:\/bin\/)?(?:ba|z|da)?sh["']/g,
  ],
  [/\bconnect\s{0,2}\(/g, /\bdup2\s{0,2}\(/g, /\bexec[lv]?[pe]{0,2}\b/g],
  [/\bsocket\b/g, /\bos\.dup2\s{0,4}\(/g, /\bpty\.spawn|\bsubprocess\.\w{2,12}\s{0,4}\(|\bos\.system|\bos\.exec/g],
]

/** A shell for somebody else: its input and output tied to a connection. */
export const reverseShell: ScanRule = {
  id: 'reverse-shell',
  severity: 'critical',
  summary: 'A shell is opened for another machine',
  why: 'Whoever is on the other side types commands as the user.',
  next: 'Do not use the skill.',
  *check(skill) {
    yield* runsBesideConnections(skill)
    for (const piece of skill.code) {
      const found = [
        ...sought.among(piece.text).flatMap((pattern) => matchesIn(piece, pattern)),
        ...inSteps.flatMap((steps) => stepsIn(piece, steps, 600)),
      ]
      for (const match of found) {
        if (isMatchPattern(skill, piece, match)) continue
        const isPage = piece.layer === 0 && piece.role !== 'script' && piece.role !== 'command'
        const isHarmless = isShownAsExample(skill, piece, match.index) || isOnlyKnocked(piece.text.text, match[0])
        const isKept = keepsUp.test(lineAt(piece.text.text, match.index)) && !shown.test(match[0])
        const lowered = !isKept && (isHarmless || (isPage && skill.isAboutSecurity))
        yield hitAt(piece, match, {
          message: 'Opens a shell for another machine.',
          ...(lowered && { severity: 'warn', confidence: 'low' }),
        })
      }
    }
  },
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1
  return text.slice(start, start + 2000).split('\n', 1)[0] ?? ''
}
