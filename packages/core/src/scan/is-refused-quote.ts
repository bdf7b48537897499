/** Lines of a quote, up and down, and of what leads up to it. */
const mostLines = 12
const quotedLine = /^\s{0,8}>/
const introduced =
  /\b(?:inject\w*|attack\w*|malicious|hostile|poisoned|planted|smuggled|phish\w*|untrusted|adversarial|examples?|looks? like)\b/i
/** The whole of it, and not how often or as whom: `never run it twice` refuses nothing. */
const refused =
  /\b(?:do not|don['’]t|never|must not)\s(?:ever\s)?(?:do|follow|obey|act on|comply with|carry out|execute|run|believe|trust)\s(?:it|this|that|them|these|those|such(?:\s(?:an?\s)?(?:passages?|texts?|comments?|notes?|lines?|messages?|orders?|requests?|instructions?|content))?|what|any|an?\s(?:injected|embedded|quoted)|(?:injected|embedded|quoted)|in(?:structions|jections)|the (?:instructions?|orders?|text|line|quote))(?=\s{0,2}(?:[.,;:!)—–]|-\s|$)|\s(?:in whole|or|and|even|either|found|inside|embedded|from there|in (?:it|them|such))\b)/im
/** Characters behind a quote in which it has to be refused. */
const reach = 400

/**
 * Is a place of a page quoted as an order that somebody else may try, and refused? No agent takes a quote that it is told not to follow for an
 * order. Both have to stand beside the quote, before and behind it.
 */
export function isRefusedQuote(text: string, at: number): boolean {
  const place = text.lastIndexOf('\n', at - 1) + 1
  if (!quotedLine.test(text.slice(place, place + 10))) return false
  const before = text
    .slice(Math.max(0, place - 3000), place)
    .split('\n')
    .slice(0, -1)
    .slice(-mostLines)
    .toReversed()
  const intro = before.slice(quotedIn(before)).find((line) => line.trim() !== '') ?? ''
  const behind = text.slice(place, place + 3000).split('\n')
  const rest = behind.slice(quotedIn(behind)).join('\n').slice(0, reach)
  return introduced.test(intro) && refused.test(rest)
}

/** How many of the first lines are quoted. */
function quotedIn(lines: readonly string[]): number {
  const end = lines.findIndex((line) => !quotedLine.test(line))
  return end === -1 ? lines.length : end
}
