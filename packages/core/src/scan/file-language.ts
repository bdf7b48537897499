import { languageOf, type Language } from './language-of.ts'

const interpreters: readonly (readonly [RegExp, Language])[] = [
  [/\b(?:ba|z|k|da|a)?sh\b/, 'shell'],
  [/\bpython/, 'python'],
  [/\b(?:node|deno|bun|tsx)\b/, 'javascript'],
  [/\bruby\b/, 'ruby'],
  [/\bperl\b/, 'perl'],
  [/\bphp\b/, 'php'],
  [/\bpwsh\b/, 'powershell'],
  [/\bosascript\b/, 'applescript'],
]

/** What a file is written in. A first line that names an interpreter counts for more than the name of the file. */
export function fileLanguage(path: string, text: string): Language {
  if (text.startsWith('#!')) {
    const line = text.slice(0, 200).split('\n', 1)[0] ?? ''
    const found = interpreters.find(([pattern]) => pattern.test(line))
    if (found !== undefined) return found[1]
  }
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Lists of packages: a line in them installs something.
  if (/^(?:requirements|constraints)[\w.-]{0,30}\.(?:txt|in)$/i.test(name)) return 'yaml'
  const dot = name.lastIndexOf('.')
  return languageOf(dot === -1 ? name : name.slice(dot + 1))
}
