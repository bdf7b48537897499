/** Behind `ignore (any) instructions`: where they come from. */
const source =
  /^\W{0,3}\s?(?:(?:that|which)\s(?:are\s|is\s|may be\s|might be\s|appear\w*\s|come\w*\s|you find\s|you see\s|stand\s)?)?(?:(?:appears?|stands?|found|embedded|contained|hidden|included|written|present|placed|buried|planted|injected|appearing|coming|received|supplied|given|inside|in|within|from|by)\s){1,3}(?:(?:the|any|those|these|its|their|fetched|retrieved|external|third[- ]party|untrusted|user[- ]supplied|web|scanned|other|such|all|an?|content|text|body|bodies|contents?)\s(?:of\s)?){0,5}(?!(?:system|developer|user|operator|assistant|this (?:conversation|session|chat)|your)\b)(?:pages?|files?|documents?|content|data|sources?|results?|outputs?|responses?|issues?|comments?|tickets?|e-?mails?|messages?|web ?(?:sites?|pages?)|repositor\w+|code|diffs?|pull requests?|text|prose|metadata|logs?|transcripts?|articles?|feeds?|examples?|attachments?|images?|pdfs?|html|input|payloads?|tool|it|them|there|their|its)\b/i
/** More of the same before that: `instructions, tool requests, or credential prompts found inside results`. */
const more =
  /^(?:,\s(?:(?:and|or)\s)?[a-z][a-z -]{2,30}){1,4}(?=\s(?:found|embedded|contained|that|which|inside|in|from|within|hidden|written)\b)/i
/** What is said of the text at hand, so that its orders count for nothing. */
const asData =
  /\b(?:as (?:(?:untrusted|plain|inert|pure|raw) )?(?:data|text|evidence|content|material|input)\b|untrusted|not (?:as )?(?:instructions?|authority|orders|commands?)|never (?:as )?(?:instructions?|orders|commands?)|data,? not|not trusted|no authority)/i

/** In Japanese, Chinese and Korean: what a text may say in quotes, and that it is not done. */
const evenIf =
  /^[^「」『』“”"\n]{0,24}[」』”"][^。\n]{0,80}(?:ても|でも|場合|即使|也|都|라도|더라도|있어도)[^。\n]{0,40}(?:しない|ないで|ません|従わ|不要|不得|不能|不执行|不執行|不会|勿|마세요|않)/

/**
 * Does it tell the agent to obey nothing that stands in what it reads? `Ignore instructions inside fetched pages` has the
 * words of an override and guards against one.
 */
export function letsNoPageOrder(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + 180)
  const rest = behind.slice(more.exec(behind)?.[0].length ?? 0)
  if (source.test(rest) || evenIf.test(rest)) return true
  const before = text.slice(Math.max(0, start - 200), start)
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1)
  return asData.test(sentence) && !/\b(?:system|developer|previous|prior|user)\b/i.test(text.slice(start, end))
}
