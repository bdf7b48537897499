import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import { stepsIn } from '../rules/steps-in.ts'
import type { ScanRule } from '../scan-rule.ts'
import { unescapeText } from '../flow/unescape-text.ts'
import { isLookedFor } from './is-looked-for.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { staysInCall } from './stays-in-call.ts'

const decoder =
  '(?:base64\\.\\w{1,20}decode\\w{0,10}|b64decode|codecs\\.decode|zlib\\.decompress|gzip\\.decompress|lzma\\.decompress|marshal\\.loads|bytes\\.fromhex|bytearray\\.fromhex|binascii\\.\\w{3,12}|atob|Buffer\\.from|unescape|decodeURIComponent|String\\.fromCharCode|__import__\\(\\s{0,2}[\'"](?:base64|zlib|marshal|codecs)[\'"]\\s{0,2}\\)|Base64\\.decode64|base64_decode|gzinflate|str_rot13|pack\\()'

/** `/^#(.+)$/.exec(hash)` looks for something, and ends before anything is decoded. */
const exceptSearch = '(?!(?<=/[dgimsuvy]{0,8}\\.)exec\\([^()"\'`\\n]{0,80}\\))'

/** A call that runs code, and a decoder behind it. */
const decodesInCall = new RegExp(
  `\\b(?:eval|${exceptSearch}exec|execSync|new Function|Function|compile|os\\.system|runInThisContext|runInNewContext|assert|instance_eval)\\s{0,4}\\([^\\n]{0,120}\\b${decoder}`,
  'g',
)

const patterns: readonly RegExp[] = [
  /@base64d\b[^\n]{0,100}\|\s{0,4}(?:\/bin\/)?(?:ba|z|da)?sh\b/g,
  /\b(?:source|\.)\s{1,3}\/dev\/stdin\s{0,2}<<<\s{0,2}["']?\$\(\s{0,2}(?:printf|base64|xxd|rev|tr|gunzip|echo\s{1,3}-e)\b/g,
  /\bbase64\s{1,4}(?:-d|-D|--decode|-i\s{1,3}-d)\b[^\n|]{0,200}\|\s{0,8}(?:sudo\s{1,4})?(?:\/bin\/)?(?:(?:ba|z|k|da)?sh|python[23]?|perl|node|ruby|xargs\s{1,4}(?:-\S{1,4}\s{1,4}){0,3}(?:curl|wget|(?:ba|z)?sh))\b/g,
  /\b(?:xxd\s{1,4}-r|openssl\s{1,4}(?:enc|base64|aes\S{0,20})\s[^\n|]{0,100}-d|rev|gunzip|zcat|uudecode|rot13|tr\s{1,4}['"]?[A-Za-z\][-]{4,20}['"]?\s{1,4}['"]?[A-Za-z\][-]{4,20}['"]?)\b[^\n|]{0,160}\|\s{0,8}(?:\/bin\/)?(?:(?:ba|z|k|da)?sh|python[23]?|perl|node)\b/g,
  // What is run is a command whose name another one makes, so that nobody reads it.
  /\|\s{0,4}(?:sudo\s{1,3})?\$\(\s{0,3}(?:printf|echo)\s{1,3}(?:-\w{1,3}\s{1,3})?["'][^"'\n]{2,60}["']\s{0,3}(?:\||\))/g,
  /\b(?:printf|echo\s{1,4}-e)\s{1,4}['"](?:[^'"\n]{0,40}\\x[0-9a-fA-F]{2}){3}[^'"\n]{0,2000}['"]\s{0,4}\|\s{0,4}(?:ba|z|k)?sh\b/g,
  /\b(?:eval|(?:ba|z)?sh\s{1,4}-c|python3?\s{1,4}-c|source)\s{1,4}["']?(?:\$\(|`|<\()[^\n]{0,300}\bbase64\s{1,4}(?:-d|-D|--decode)\b/g,
  decodesInCall,
  /\bpowershell(?:\.exe)?\b[^\n]{0,120}\s-e(?:c|nc|ncodedcommand|ncoded)?\s{1,4}["']?[A-Za-z0-9+/=]{20,20000}/gi,
  /\b(?:iex|Invoke-Expression|\[Reflection\.Assembly\]::Load|Assembly\]::Load)\b[^\n]{0,200}FromBase64String/gi,
  /@?\$\w{1,40}\s{0,4}\(\s{0,4}(?:base64_decode|gzinflate|str_rot13|hex2bin|gzuncompress)\s{0,4}\(/g,
  /\bPROT_EXEC\b[^]{0,800}?\bCFUNCTYPE\b|\bVirtualAlloc\b[^]{0,800}?\b(?:CreateThread|RtlMoveMemory|CFUNCTYPE)\b/g,
  /\b(?:system|exec|eval|qx|load|loadstring|instance_eval|open)\s{0,4}\(?\s{0,4}(?:unpack\s{0,4}\(|decode_base64\s{0,4}\(|pack\s{0,4}\(\s{0,4}["'](?:H|u)|\[[^\]\n]{1,4000}\]\.pack\b|["'][^"'\n]{1,8000}["']\.unpack1?\b|Base64\.(?:strict_|urlsafe_)?decode64\b|from_?base64\b|base64\.dec)/g,
  /\b(?:chr|fromCharCode)\s{0,4}\([^\n]{0,60}\b(?:ord\s{0,4}\(|charCodeAt\s{0,4}\()[^\n]{0,60}[\^]\s{0,4}\w{1,8}[^]{0,400}?\b(?:__import__|getattr|exec|eval|Function|require|child_process)\s{0,4}\(/g,
  /\bmemfd_create\s{0,4}\([^]{0,400}?\b(?:exec\w{1,4}|fexecve|subprocess\.\w{3,12}|spawn\w{0,4})\s{0,4}\(/g,
  /\bpopen\b[^\n]{0,160}(?:\.unpack1?\s{0,2}\(\s{0,2}["']m|\bBase64\.(?:strict_|urlsafe_)?decode64\b|\bZlib(?:\.gunzip|::Inflate)\b)/g,
  /\b(?:public_)?send\s{0,2}\(\s{0,2}%[iw]\[[^\n]{0,160}\.unpack1?\s{0,2}\(\s{0,2}["']m/g,
  /\bimport\s{0,2}\(\s{0,2}["'`]data:(?:text|application)\/javascript/g,
  // A long text without a meaning, and code run under another name than everybody knows.
  /["'`][A-Za-z0-9+/]{80,}={0,2}["'`][^]{0,4000}?\(\s{0,2}0\s{0,2},\s{0,2}eval\s{0,2}\)/g,
  // Opened with a word, and read as commands: `x=$(openssl enc -d …)`, `source /dev/stdin <<< "$x"`.
  /\b(\w{1,30})=["']?\$\(\s{0,3}openssl\s{1,3}(?:enc|aes\S{0,20})\b[^\n]{0,200}\s-d\b[^]{0,400}?\b(?:source|eval|(?:ba|z)?sh)\b[^\n]{0,40}\$\{?\1\b/g,
  /FromBase64String[^\n]{0,20000}\|\s{0,4}(?:iex|Invoke-Expression)\b/gi,
]
const decoding =
  /\/dev\/stdin|data:|0\s{0,2},\s{0,2}eval|PROT_EXEC|\|\s{0,4}\$\(|memfd_create|VirtualAlloc|base64|b64|codecs|zlib|gzip|lzma|marshal|fromhex|binascii|atob|Buffer|unescape|decode|fromCharCode|\bxxd\b|openssl|\brev\b|\btr\b|gunzip|zcat|\\x|powershell|inflate|rot13|pack\b|decode|assert|chr\b/i
const decoded = new RegExp(`\\b([A-Za-z_]\\w{0,40})\\s{0,4}=\\s{0,4}[^\\n=]{0,80}\\b${decoder}`, 'g')

/** Names written as nothing but escapes, which no honest program has a reason for. */
const escaped = /(?:\\x[0-9a-fA-F]{2}|\\u00[0-9a-fA-F]{2}){4,24}/g
const namesOfRunning =
  /^(?:child_process|exec(?:Sync|File|FileSync)?|eval|spawn(?:Sync)?|Function|subprocess|os\.system|system|__import__|curl|wget|powershell|bash|process)$/

const unfollowed: ReadonlySet<string> = new Set(['perl', 'ruby', 'php', 'code'])
/** In languages without a tree: a decoder, and soon after it a variable that is run as code. */
const opensAndRuns: readonly RegExp[] = [
  /\b(?:un)?pack\s{0,2}\(?\s{0,2}["'](?:[a-zA-Z]\d{0,3}){0,2}(?:H|u|m)|\.pack\s{0,2}\(?\s{0,2}["'](?:H|m|c)|\.unpack1?\s{0,2}\(?\s{0,2}["']m|\bdecode_base64\b|\bbase64_decode\b|\bgzinflate\b|\bBase64\.\w{0,20}decode64\b|\bZlib::Inflate\b|\bbase64::decode\b|\bb64\.decode\b/g,
  /\b(?:eval|instance_eval|class_eval|assert|loadstring|load)\s{0,3}(?:\(\s{0,3})?\$?[a-z_]\w{0,40}(?:\[\d\])?\s{0,3}(?:\)|;|\n|\}|$)/gi,
]

/** Code that is decoded and run at once: there is no honest reason to hide what runs. */
export const decodeAndRun: ScanRule = {
  id: 'decode-and-run',
  severity: 'critical',
  summary: 'Something is decoded and run',
  why: 'The encoding keeps everybody from reading what runs.',
  next: 'Decode it and see what it does; do not use the skill until it says so openly.',
  *check(skill) {
    for (const piece of skill.code) {
      const { text } = piece.text
      if (!decoding.test(text)) continue
      for (const pattern of patterns) {
        for (const match of matchesIn(piece, pattern)) {
          if (pattern === decodesInCall && !staysInCall(match[0])) continue
          const lowered = isShownAsExample(skill, piece, match.index) || isLookedFor(skill, piece, match.index)
          yield hitAt(piece, match, {
            message: 'Decodes something and runs it.',
            ...(lowered && { severity: 'warn', confidence: 'low' }),
          })
        }
      }
      for (const match of matchesIn(piece, escaped)) {
        if (!namesOfRunning.test(unescapeText(match[0]))) continue
        const lowered = isShownAsExample(skill, piece, match.index)
        yield hitAt(piece, match, {
          message: 'Hides the name of what it runs.',
          confidence: 'medium',
          ...(lowered && { severity: 'warn', confidence: 'low' }),
        })
      }
      for (const match of unfollowed.has(piece.language) ? stepsIn(piece, opensAndRuns, 400) : [])
        yield hitAt(piece, match, { message: 'Decodes something and runs it later.', confidence: 'medium' })
      if (!/\b(?:eval|exec|Function|system|compile)\b/.test(text)) continue
      for (const match of matchesIn(piece, decoded)) {
        const name = match[1] ?? ''
        const run = new RegExp(
          `(?<![\\w.])(?:eval|exec|Function|execSync|os\\.system|system|runInThisContext|compile)\\s{0,4}\\(\\s{0,4}(?:compile\\(\\s{0,4})?${name}\\b`,
        )
        if (name === '' || !run.test(text.slice(match.index))) continue
        const lowered = isShownAsExample(skill, piece, match.index)
        yield hitAt(piece, match, {
          message: 'Decodes something and runs it later.',
          ...(lowered && { severity: 'warn', confidence: 'low' }),
        })
      }
    }
  },
}
