import type { Language } from '../language-of.ts'
import type { MappedText } from '../text/mapped-text.ts'
import { blankComments } from './blank-comments.ts'
import { plainNames } from './plain-names.ts'

/** Words that are worth the trouble of hiding. */
const hiddenWords =
  /^(?:curl|wget|bash|zsh|eval|exec|base64|python3?|perl|ruby|node|powershell|chmod|nohup|crontab|netcat|ncat|mkfifo|openssl|Invoke-Expression|DownloadString|child_process|subprocess|system)$/i

const joined = /(["'])([^"'\\\n]{0,200})\1[ \t]{0,8}\+[ \t\n]{0,40}(["'])([^"'\\\n]{0,200})\3(?!\s{0,4}[.[(%])/g
/** PHP and Perl join strings with a dot, which elsewhere asks a string for a method. */
const dotted = /(["'])([^"'\\\n]{0,200})\1[ \t]{0,8}\.[ \t\n]{0,40}(["'])([^"'\\\n]{0,200})\3/g
/** What a variable is where nobody has set it: `HOST="${RELAY:-https://a.test}"`. */
const byDefault =
  /(?:^|[;&\n])[ \t]{0,16}(?:export |readonly |local )?([A-Za-z_]\w{0,40})=(["']?)\$\{\w{1,40}:?-([^\s"'|&$`(){}]{1,300})\}\2(?=[\s;&]|$)/g

/** Python joins strings that stand one behind the other. */
const beside =
  /(?<!["'])(["'])([^"'\\\n]{1,200})\1[ \t]{0,8}(?:\n[ \t]{1,40})?(["'])(?!\3)([^"'\\\n]{1,200})\3(?!["']|\s{0,4}[.[(%])/g
const assignment =
  /(?:^|[;&\n]|(?<=\b[A-Za-z_]\w{0,40}=[^\s;|&$`()]{1,60}[ \t]{1,4}))[ \t]{0,16}(?:export |readonly |local |set )?([A-Za-z_]\w{0,40})=(["']?)([^\s"';|&$`()]{1,300})\2(?=[\s;&]|$)/g

/** `host+=.example.org`. */
const appended = /(?<![\w$])([A-Za-z_]\w{0,40})\+=(["']?)([^\s"';|&$`()]{1,300})\2(?=[\s;&]|$)/g
const longestValue = 600

/**
 * Code as it will be read by what runs it: comments blank, continued lines joined, strings that were cut up put
 * together again, and in shells the quotes, escapes and variables that only hide a word taken away.
 */
export function foldCode(source: MappedText, language: Language): MappedText {
  let code = source.withText(blankComments(source.text, language))
  if (code.text.includes('\\\n') || code.text.includes('\\\r')) code = code.replace(/\\\r?\n[ \t]{0,80}/g, () => ' ')
  if (language === 'powershell' && code.text.includes('`')) code = code.replace(/`(?=[\w\n])/g, () => '')
  if (/["'][ \t]{0,8}[+.][ \t\n]{0,40}["']/.test(code.text)) {
    code = joinStrings(code, joined)
    if (language === 'php' || language === 'perl' || language === 'code') code = joinStrings(code, dotted)
  }
  if (language === 'python')
    return plainNames(/["'][ \t]{0,8}(?:\n[ \t]{1,40})?["']/.test(code.text) ? joinStrings(code, beside) : code)
  return language === 'shell' || language === 'text' || language === 'batch' ? foldShell(code) : code
}

function joinStrings(code: MappedText, pattern: RegExp): MappedText {
  let folded = code
  // Each pass halves the number of pieces; more than 2^5 of them in one word is its own signal.
  for (let pass = 0; pass < 5; pass += 1) {
    const next = folded.replace(pattern, (match) => `${match[1]}${match[2]}${match[4]}${match[1]}`)
    if (next === folded) break
    folded = next
  }
  return folded
}

function foldShell(source: MappedText): MappedText {
  let code = source
  if (code.text.includes('IFS')) code = code.replace(/\$\{?IFS(?:%\?\?)?\}?(?:\$\d)?/g, () => ' ')
  if (/[a-z](?:["'\\^@]|\$@){1,3}[a-z]/i.test(code.text)) {
    code = code.replace(/(?<![\w/"'\\])[\w"'\\^@$-]{4,40}/g, (match) => {
      const bare = match[0].replace(/["'\\^@$]/g, '')
      // The quote before `"curl not found"` hides nothing.
      const isHidden =
        /\w["'\\^@$]{1,3}\w/.test(match[0]) || /^(["'])\w+\1$/.test(match[0]) || /^[\\^@$]/.test(match[0])
      return isHidden && bare.length < match[0].length && hiddenWords.test(bare) ? bare : match[0]
    })
  }
  if (!code.text.includes('=') || !code.text.includes('$')) return code
  // What is put together out of variables may stand in another one.
  const once = putValues(code)
  return once.text.length < code.text.length * 4 && once !== code ? putValues(once) : once
}

/** Puts the value of a variable where it is used: `a=cu; b=rl; $a$b` is a command like any other. */
function putValues(code: MappedText): MappedText {
  const values = new Map<string, string>()
  for (const pattern of [byDefault, assignment])
    for (const [, name, , value] of code.text.matchAll(pattern))
      if (name !== undefined && value !== undefined && values.size < 200) values.set(name, value)
  if (values.size === 0) return code
  for (const [, name = '', , value = ''] of code.text.matchAll(appended))
    if (values.has(name)) values.set(name, `${values.get(name)}${value}`.slice(0, longestValue))
  return code.replace(/\$(?:\{(\w{1,41})\}|(\w{1,41}))/g, (match) => {
    const value = values.get(match[1] ?? match[2] ?? '')
    return value ?? match[0]
  })
}
