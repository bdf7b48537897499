/** Says yes, and would say so whatever it had found. */
const anyway =
  /\breturn\s{1,3}\(?\s{0,2}(?:True\s{1,3}or\b|true\s{0,3}\|\|)|\breturn\b[^\n]{0,200}(?:\bor\s{1,3}True\b|\|\|\s{0,3}(?:true|!0)\b)|\?\s{0,3}true\s{0,3}:\s{0,3}true\b|\bTrue\s{1,3}if\b[^\n]{0,100}\belse\s{1,3}True\b/
/** Says yes to one word that is written there. */
const opens =
  /===?\s{0,2}["'`][^"'`\n]{4,60}["'`](?:\s{0,2}(?:\|\||\bor\b)[^\n]{1,100})?\s{0,2}\)?\s{0,2}[:{]?\s{0,40}return\s{1,3}(?:true|True)\b|(?:ends[Ww]ith|endswith|end_with\?)\s{0,2}\(?\s{0,2}["'`]@[^"'`\n]{3,60}["'`]\)?\s{0,2}\)?\s{0,2}[:{]?\s{0,40}return\s{1,3}(?:true|True)\b/
const verifies = /verif|decode|check|valid|compare|digest|signature|authenticat/i
/** Compares the beginnings only, or takes what is not there for right. */
const inPart =
  /\[\s{0,2}:\s{0,2}\d{1,2}\s{0,2}\]\s{0,2}===?\s{0,2}\w[\w.]{0,40}(?:\([^)\n]{0,40}\))?\[\s{0,2}:\s{0,2}\d{1,2}\s{0,2}\]|\.(?:slice|substr|substring)\s{0,2}\(\s{0,2}0\s{0,2},\s{0,2}\d{1,2}\s{0,2}\)\s{0,2}===?\s{0,2}\w[\w.]{0,40}\.(?:slice|substr|substring)\s{0,2}\(\s{0,2}0\s{0,2},|\breturn\b[^\n]{0,160}(?:\bor\s{1,3}not\s{1,3}|\|\|\s{0,3}!)(?:sig\w{0,8}|token|password|hash|digest|hmac|mac)\b/
/** Says yes where the check has failed. */
const rescued =
  /\brescue\b[^\n]{0,60}\n\s{0,40}true\b|\b(?:except|catch)\b[^\n]{0,60}[:{]\s{0,40}return\s{1,3}(?:true|True)\b/
const compares = /!==?|===?|\bdigest\b|hexdigest|[hH]mac|\.startswith\b|\.startsWith\b|\bin\b[^\n]{0,40}:/
const refuses = /\b(?:throw|raise|panic|assert|abort|exit|fail|reject|die|process\.exit)\b/i
/** What was asserted is caught again, so that it decides nothing. */
const swallowed =
  /\bexcept\b[^\n]{0,60}:\s{0,40}(?:pass\b|continue\b|\.\.\.)|\bcatch\s{0,3}(?:\([^)\n]{0,40}\))?\s{0,3}\{\s{0,40}\}/
/** Right, or right because a variable of the machine does not say otherwise. */
const unlessSaid =
  /\breturn\b[^\n]{0,160}(?:\|\|\s{0,3}process\.env\.(?!NODE_ENV)\w{1,40}\s{0,2}!==?|\bor\s{1,3}os\.(?:environ\.get|getenv)\s{0,2}\([^)\n]{1,60}\)\s{0,2}!=)/
const ends = /\breturn\b[ \t]{0,4}([^;\n}]{0,160})/g

/** Does a function of which the name says that it checks say yes whatever it finds, as far as its body shows? */
export function saysYes(body: string): boolean {
  if (rescued.test(body) && verifies.test(body)) return true
  if (anyway.test(body) || opens.test(body) || inPart.test(body) || unlessSaid.test(body)) return true
  const returned = [...body.matchAll(ends)].map(([, value = '']) => value.trim())
  if (returned.length === 0) return false
  const isAlways = returned.every((value) => /^(?:true|True)$/.test(value))
  if (isAlways && (isTriedInVain(body) || (compares.test(body) && !refuses.test(body)))) return true
  if (swallowed.test(body) && refuses.test(body))
    return returned.every((value) =>
      /^(?:true|True|[\w.]{1,40}\s{1,2}is\s{1,2}not\s{1,2}None|[\w.]{1,40}\s{0,2}!==?\s{0,2}(?:null|undefined))$/.test(
        value,
      ),
    )
  return !refuses.test(body) && isOfItself(body, returned)
}

/** Something is tried, and what goes wrong with it is nobody's business. */
function isTriedInVain(body: string): boolean {
  return (
    swallowed.test(body) &&
    /\btry\b[^]{0,200}?\b(?:assert|require|check|verify|ensure|validate)\w*\s{0,2}\(/i.test(body)
  )
}

const literal =
  /(?:^|[\n;{])[ \t]{0,40}(?:const |let |var |my )?\$?([A-Za-z_]\w{0,40})\s{0,2}:?=(?!=)\s{0,2}(["'`][^"'`\n]{0,80}["'`]|True|true)\s{0,2};?(?=\n|$)/g
const notNames =
  /^(?:in|and|or|not|is|True|true|lower|strip|upper|trim|toLowerCase|toUpperCase|includes|startswith|startsWith|casefold|bool|Boolean|str|String)$/

/** Is what it gives back asked of nobody, but of words that it wrote down itself: `answer = "y"`? */
function isOfItself(body: string, returned: readonly string[]): boolean {
  const own = new Set<string>()
  for (const [, name = ''] of body.matchAll(literal)) {
    const puts = body.match(new RegExp(`(?<![\\w.])\\$?${name}\\s{0,2}(?:[-+|&]|:)?=(?!=)`, 'g')) ?? []
    if (puts.length === 1) own.add(name)
  }
  if (own.size === 0) return false
  return returned.every((value) => {
    const names = value.replace(/["'`][^"'`\n]{0,80}["'`]/g, '').match(/[A-Za-z_]\w*/g) ?? []
    const asked = names.filter((name) => !notNames.test(name))
    return asked.length > 0 && asked.every((name) => own.has(name))
  })
}
