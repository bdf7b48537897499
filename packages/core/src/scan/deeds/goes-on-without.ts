/** Letters before and after a call in which its failure is dealt with. */
const before = 200
const after = 700

/** What is given back where nobody is told: no message, no error. */
const silent = String.raw`(?![^\n]{0,80}(?:err|fail|exc|warn|message|status|\be\b))`

const ways: readonly RegExp[] = [
  // Python, with a word for whoever reads it in between.
  new RegExp(
    String.raw`\bexcept\b[^\n]{0,100}:\s{0,4}(?:#[^\n]{0,160})?(?:\n\s{0,40}#[^\n]{0,160})?\s{0,60}(?:pass\b|continue\b|return\b${silent})`,
  ),
  /\bcontextlib\.suppress\s{0,2}\(|\bwith\s{1,3}suppress\s{0,2}\(/,
  // JavaScript and what is like it.
  new RegExp(
    String.raw`\bcatch\s{0,2}(?:\(\s{0,2}[\w\s:]{0,40}\))?\s{0,2}\{\s{0,60}(?:\/\/[^\n]{0,160}\s{0,60}|\/\*[^*]{0,160}\*\/\s{0,60})?(?:(?:return|continue)\b${silent}[^\n;}]{0,60};?\s{0,60})?\}`,
  ),
  /\.catch\s{0,2}\(\s{0,2}\(?\w{0,12}\)?\s{0,2}=>\s{0,2}(?:\{\s{0,20}\}|null|undefined|\[\]|''|""|false)/,
  new RegExp(String.raw`\bif\s{0,2}\(\s{0,2}!\s{0,2}\w{1,30}\.ok\s{0,2}\)\s{0,2}\{?\s{0,40}return\b${silent}`),
  /\ballSettled\s{0,2}\(/,
  // Shells.
  /\|\|\s{0,3}(?:true\b|rm\s{1,3}-\w{0,3}f\b|:(?=\s|$)|return\s{1,3}0|exit\s{1,3}0)|\s2>\s{0,2}(?:\/dev\/null|\$null)|-ErrorAction\s{1,3}(?:SilentlyContinue|Ignore)\b/m,
]

/** Does a program go on without a word where the call from `start` to `end` is not answered, so that nobody ever notices it? */
export function goesOnWithout(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const near = text.slice(Math.max(0, start - before), end + after)
  return ways.some((pattern) => pattern.test(near))
}
