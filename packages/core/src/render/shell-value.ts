/** Where in a line of shell a value is to stand; it decides how the value is written. */
export type ShellContext = 'plain' | 'single' | 'double' | 'ansi' | 'heredoc' | 'heredoc-quoted'

/** Without any character that means something to a shell, wherever in a word. */
const harmless = /^[A-Za-z0-9_@%+:,./-]+$/

/** A value as text that a shell reads as exactly this value, in the quotes that the author wrote around it. */
export function shellValue(value: string, context: ShellContext): string {
  return writers[context](value)
}

const writers: Readonly<Record<ShellContext, (value: string) => string>> = {
  plain: (value) => `'${value.replaceAll("'", "'\\''")}'`,
  single: (value) => value.replaceAll("'", "'\\''"),
  double: (value) => value.replaceAll(/[\\"$`]/g, String.raw`\$&`),
  ansi: (value) => value.replaceAll(/[\\']/g, String.raw`\$&`),
  heredoc: (value) => value.replaceAll(/[\\$`]/g, String.raw`\$&`),
  'heredoc-quoted': (value) => value,
}

/** A word of its own, without quotes where they are not needed. */
export function shellWord(value: string): string {
  return harmless.test(value) ? value : shellValue(value, 'plain')
}
