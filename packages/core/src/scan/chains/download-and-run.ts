import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isLookedFor } from './is-looked-for.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { lexicalDownload } from './lexical-download.ts'
import { runsBesideFetches } from './runs-beside-fetches.ts'
import { weighDownload } from './weigh-download.ts'

const patterns: readonly RegExp[] = [
  /(?:(?<=\bxargs\s[^\n|]{0,60})|\b(?!\w{3,12}\s{0,3}\|))(?:curl|wget|fetch|lwp-download|aria2c)\b[^\n|;]{0,400}\|\s{0,8}(?:(?:sudo|env|nohup|exec)\s{1,4}(?:-\w{1,4}\s{1,4}|\w{1,30}=\S{0,60}\s{1,4}){0,3})?(?:[^\s|;&"']{0,80}\/)?(?:(?:ba|z|k|da|a)?sh|python[23]?|node|perl|ruby|php|osascript)\b(?!\s{1,4}-(?:m\s{1,4}json|c\b|e\b|n?e\b))/g,
  /\b(?:(?:ba|z|k|da|a)?sh|eval|source|exec|python[23]?|node)\b(?:\s{1,4}-\w{1,3}){0,3}\s{1,4}\\?["']?(?:<\(|\\?\$\(|`)\s{0,4}(?:curl|wget)\b[^\n]{0,400}/g,
  /(?:^|[\s;&|])\.\s{1,4}<\(\s{0,4}(?:curl|wget)\b[^\n]{0,400}/g,
  /\b(?:iex|Invoke-Expression)\b[^\n]{0,120}\b(?:iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString|Net\.WebClient|curl|wget)\b[^\n]{0,300}/gi,
  /\b(?:iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString)\b[^\n|]{0,300}\|\s{0,4}(?:iex|Invoke-Expression)\b/gi,
  /\b(?:curl|wget|Invoke-WebRequest|iwr)\b[^\n|;&]{0,300}(?:-\w{0,6}[oO]|--output|-OutFile|>)\s{0,4}["']?([\w./~$%{}:\\-]{2,120})(?=[\s"';&|)])["']?[^]{0,300}?(?:\bchmod\s{1,4}(?:[aug]{0,3}\+x|0?[1357][0-7]{2})\s{1,4}["']?\1|\b(?:ba|z|k|da)?sh\s{1,4}["']?\1|\bpython3?\s{1,4}["']?\1|\bnode\s{1,4}["']?\1|Start-Process\s{1,4}["']?\1|[;&\n]\s{0,8}["']?\1)(?![\w./-])/gi,
  /\b(?:exec|eval)\s{0,4}\(\s{0,8}(?:await\s{1,4})?(?:\(?\s{0,4}await\s{1,4})?(?:requests\.get|(?:\w{1,20}\.){0,3}urlopen|httpx\.get|fetch)\s{0,4}\([^\n]{0,300}/g,
  /\b(?:curl|wget|nc|ncat)\b[^\n;]{0,300}\|\s{0,4}(?:tar|bsdtar|gunzip|unzip|cpio)\b[^\n]{0,200}?(?:&&|;)\s{0,4}(?:sudo\s{1,4})?["']?(?:\/(?:var\/)?tmp|\/dev\/shm|\$TMPDIR|~\/\.)[^\s"']{1,120}/g,
  /\bfor\s{1,3}\/f\b[^\n]{0,60}\(\s{0,2}['"`](?:curl|certutil|powershell)\b[^\n]{0,300}\bdo\s{1,3}(?:call\s{1,3}|cmd\s{1,3}\/c\s{1,3})?["']?%{1,2}\w/gi,
  /\b(?:trap|parallel|watch)\b[^\n$]{0,40}(?:\$\(|`)\s{0,4}(?:curl|wget|lwp-request)\b[^\n]{0,400}/g,
  /\b(?:curl|wget)\b[^\n|;]{0,300}\|\s{0,4}xargs\b[^\n|]{0,40}\b(?:ba|z|da)?sh\s{1,4}-c\b/g,
  /\bauto_(?:prepend|append)_file["']?\s{0,2}[=,]\s{0,2}["']?https?:[^\n]{3,300}/g,
  /\bfetch\s{0,2}\(\s{0,2}["'`]https?:[^\n]{4,240}\.text\(\)[^\n]{0,120}\b(?:runInThisContext|runInNewContext|eval|Function)\s{0,2}\)?\s{0,2}\(/g,
  /\bexec\s{0,2}\(\s{0,2}\w{1,16}\s{0,2}\(\s{0,2}\\?["']https?:[^\n]{4,200}\)\.read\(\)/g,
  /\bURL\s{0,2}\(\s{0,2}"https?:[^"\n]{4,200}"\s{0,2}\)\s{0,3}#>[^\n]{0,200}\.!/g,
  /\b(?:mshta|regsvr32|rundll32|msiexec|certutil|bitsadmin)(?:\.exe)?\b[^\n]{0,120}https?:\/\/[^\n\s]{3,200}/gi,
]
const called =
  /\$\w{1,40}\s{0,4}\(\s{0,4}(?:file_get_contents|curl_exec)\s{0,4}\(\s{0,4}['"]https?:[^\n]{0,300}|\b(?:include|require)(?:_once)?\s{0,4}\(?\s{0,4}['"](?:https?|ftp|data):[^\n]{0,300}/g
const fetched =
  /\b([A-Za-z_]\w{0,40})\s{0,4}=\s{0,4}(?:await\s{1,4})?(?:\(\s{0,4}await\s{1,4})?(?:requests\.get|urllib\.request\.urlopen|urlopen|httpx\.get|fetch|axios\.get)\s{0,4}\([^\n]{0,300}/g
const downloading =
  /curl|wget|fetch|https?:|\bnc|iwr|irm|invoke-|download|requests|urlopen|httpx|axios|aria2|mshta|regsvr32|rundll32|msiexec|certutil|bitsadmin/i
const quiet =
  /(?:\s-k\b|--insecure|--no-check-certificate|>\s{0,2}\/dev\/null\s{0,3}2>&1|\bnohup\b|-WindowStyle\s{1,3}Hidden|\s-w\s{1,3}hidden|&>\s{0,2}\/dev\/null)/i
const hiddenTarget =
  /\/(?:tmp|var\/tmp|dev\/shm|private\/tmp)\/\.[\w-]|%TEMP%|\$env:TEMP|\/\.[\w-]{1,30}\.(?:sh|py|bin)\b/i

/** Downloading a program and running it, in one step or two. Who is asked decides how bad that is. */
export const downloadAndRun: ScanRule = {
  id: 'download-and-run',
  severity: 'critical',
  summary: 'Something is downloaded and run',
  why: 'What runs is whatever the other side sends that day, with all rights of the user.',
  next: 'Take the program from a package manager or from its own publisher, at a fixed version.',
  *check(skill) {
    yield* lexicalDownload(skill)
    yield* runsBesideFetches(skill)
    for (const piece of skill.code) {
      if (!downloading.test(piece.text.text)) continue
      // Each of the patterns needs one of these, and looks for it far behind every word that downloads.
      const isPiped = /[|<`$>;&\n(]|\s-o\b|-OutFile|https?:/i.test(piece.text.text)
      for (const pattern of isPiped ? patterns : []) {
        for (const match of matchesIn(piece, pattern)) yield weigh(skill, piece, match)
      }
      if (piece.language === 'php') for (const match of matchesIn(piece, called)) yield weigh(skill, piece, match)
      for (const match of matchesIn(piece, fetched)) {
        const run = new RegExp(
          `\\b(?:exec|eval|Function|compile|runInThisContext)\\s{0,4}\\(\\s{0,4}(?:await\\s{1,4})?${match[1] ?? '-'}\\b`,
        )
        if (run.test(piece.text.text.slice(match.index))) yield weigh(skill, piece, match)
      }
    }
  },
}

function weigh(skill: SkillView, piece: Piece, match: RegExpExecArray): ScanHit {
  const text = match[0]
  const message = 'Downloads something and runs it.'
  if (isShownAsExample(skill, piece, match.index) || isLookedFor(skill, piece, match.index))
    return hitAt(piece, match, { message, severity: 'warn', confidence: 'low' })
  const named = addressesIn(text, 5)
  // The address may stand in a variable further up.
  const isProgram = piece.role === 'script' || piece.role === 'config'
  const addresses = named.length > 0 || !isProgram ? named : addressesIn(piece.text.text, 3)
  const isHidden =
    quiet.test(piece.text.text.slice(match.index, match.index + text.length + 80)) || hiddenTarget.test(text)
  return hitAt(piece, match, { message, ...weighDownload(skill, piece, { start: match.index, addresses, isHidden }) })
}
