/** Where a user learns what was done. */
const told = String.raw`(?:summar\w{1,6}|reports?|reporting|answers?|repl(?:y|ies)|responses?|changelogs?|outputs?|descriptions?|diffs?|plans?|findings|lists?|tables?|takeaways|notes|recaps?|hand-?(?:overs?|offs?)|digests?|minutes|conversation|chat|debriefs?|users?|authors?|customers?|clients?|reviewers?|owners?|readers?|records?|counts?|metrics|trail|history|logs?)`
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:leave|keep|left|kept|leaving|keeping|stays?|drop|omit(?:ted)?|exclude|strip)\b (?:\S{1,30} ){0,7}?(?:out of|from|off)\b (?:\S{1,30} ){0,6}?${told}\b`,
    'i',
  ),
  /\b(?:needs?|takes?|requires?|warrants?|gets?) no (?:mention|note|entry|comment|explanation|announcement|word|report|sign-?off)\b(?! of (?:which|what|who|how|where))/i,
  /\bif (?:the |an? )?(?:user|owner|customer|client|reader|anyone|anybody|somebody|someone|they|asked)\b[^.\n]{0,30}?\b(?:asks?|asked|wonders?|questions?)\b[^.\n]{0,40}, ?(?:say|answer|tell|explain|reply|state)\b/i,
  /\b(?:user|author|owner|customer|reader|reviewer)s? (?:only )?(?:sees?|gets?|reads?|hears?|learns?|is shown|is given)\b[^.\n]{0,60}\b(?:, not|only|instead|never)\b/i,
]
/** What anybody keeps out of anything. */
const guarded =
  /\b(?:secrets?|tokens?|passwords?|credentials?|api keys?|private keys?|personal data|pii|emojis?|git|version control|jargon|duplicates?|boilerplate|noise|typos?)\b/i
const around = 60

/**
 * What a paragraph says beside having something kept out of what the user is told (`leave these fills out of the lists shown to the user`,
 * `needs no mention`): the sentences around that one. Nothing where it has nothing kept out.
 */
export function saidBesideKeptOut(line: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (match === null || guarded.test(line.slice(Math.max(0, match.index - around), match.index + match[0].length)))
      continue
    const start = Math.max(0, ...['. ', ': ', '; ', ' — '].map((end) => line.lastIndexOf(end, match.index)))
    const end = line.indexOf('. ', match.index + match[0].length)
    return `${line.slice(0, start)} ${end === -1 ? '' : line.slice(end + 2)}`.trim()
  }
  return undefined
}
