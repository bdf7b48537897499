const literal = /"((?:[^"\\\n]|\\.){0,400})"|'((?:[^'\\\n]|\\.){0,400})'|`([^`\n]{0,400})`/g
const interpreter =
  /^(?:\/(?:usr\/)?(?:local\/)?bin\/)?(?:env\s{1,3})?(?:(?:ba|z|da|k|a)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh|python[23]?|node|perl|ruby|php|lua|osascript|-l?c|\/c)$/i
/** Where everybody may write, as programs and settings name it. */
const scratch =
  /^\/(?:var\/)?tmp\/|^\/dev\/shm\/|%(?:LOCAL)?(?:APPDATA|TEMP|TMP)%|\bA_Temp\b|\$env:(?:TEMP|TMP)|\b(?:TEMP|TMPDIR|APPDATA|temporaryDir|tempnam|mktemp|tmpdir|gettempdir)\b|\\Users\\+Public\\/i
const plainWord =
  /^(?:true|false|null|nil|none|undefined|new|not|and|or|vbhide|sw_\w{1,20}|async|await|array|list|string|vec|args?)$/i
const longest = 400

/**
 * What a call starts or runs, by its arguments as they stand: `literal` when they name a program or a file of the skill,
 * `made` when they are put together while it runs, or name a place where everybody may write.
 */
export function startedBy(text: string, at: number): 'literal' | 'made' | 'nothing' {
  const given = argumentsAt(text, at)
  const literals = [...given.matchAll(literal)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  const bare = given.replace(literal, ' ')
  if (literals.some((each) => scratch.test(each)) || scratch.test(bare)) return 'made'
  const names = [...bare.matchAll(/[A-Za-z_]\w{0,60}/g)].map(([name]) => name).filter((name) => !plainWord.test(name))
  const [first] = literals
  if (first === undefined && /^[\s,]{0,4}[\w-]{1,40}\.exe\b/i.test(given)) return 'literal'
  if (first === undefined) return names.length > 0 ? 'made' : 'nothing'
  const firstName = bare.search(/[A-Za-z_$@]/)
  const isNamedFirst = firstName !== -1 && firstName < given.search(/["'`]/)
  // `exec.Command("git", arguments...)` starts git, whatever comes behind it.
  if (!interpreter.test(first.trim()))
    return isNamedFirst && names.length > 0 && !/[[{(]\s*$/.test(bare.slice(0, firstName)) ? 'made' : 'literal'
  return names.length > 0 ? 'made' : 'literal'
}

/** What stands in the brackets behind a call, or on the rest of its line. */
function argumentsAt(text: string, at: number): string {
  const part = text.slice(at, at + longest)
  const open = /^[\s.:!]{0,4}[([{]/.exec(part)
  if (open === null) return part.split('\n', 1)[0] ?? ''
  let depth = 0
  for (let index = open[0].length - 1; index < part.length; index += 1) {
    const character = part[index] ?? ''
    if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    if (depth === 0) return part.slice(open[0].length, index)
  }
  return part.slice(open[0].length)
}
