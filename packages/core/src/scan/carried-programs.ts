import { fileLanguage } from './file-language.ts'
import type { Language } from './language-of.ts'
import type { MappedText } from './text/mapped-text.ts'

/** A program in the text of another one. */
export interface CarriedProgram {
  readonly language: Language
  readonly text: MappedText
}

/** The first line of a program, behind what opens the text that it stands in: a here-document, or the quotes of a language. */
const beginning =
  /(?:<<[-~]?\s{0,3}(["']?)([A-Za-z_]\w{0,40})\1[^\n]{0,120}\n|("""|'''|`)\\?\n?)([ \t]{0,16}#!\s{0,2}\/[^\n"'`]{3,60}\n)/g
const mostPrograms = 20

/**
 * Programs that a program carries and writes somewhere: a hook of git, a job, a start script. Each is one of its own, and is read as
 * one, with its places in the file that holds it.
 */
export function carriedPrograms(source: MappedText): readonly CarriedProgram[] {
  const { text } = source
  if (text.lastIndexOf('#!') < 1) return []
  return Array.from(text.matchAll(beginning))
    .slice(0, mostPrograms)
    .flatMap(({ index, 0: whole, 2: word, 3: quotes, 4: line = '' }): readonly CarriedProgram[] => {
      const start = index + whole.length - line.length
      const end = word === undefined ? text.indexOf(quotes ?? '', start) : endOfDocument(text, start, word)
      if (end === -1) return []
      return [{ language: fileLanguage('', line.trimStart()), text: source.slice(start, end) }]
    })
}

/** Where the line that ends a here-document begins, or -1. */
function endOfDocument(text: string, start: number, word: string): number {
  const end = new RegExp(`\\n[ \\t]{0,16}${word}[ \\t]{0,4}(?:\\n|$)`).exec(text.slice(start))
  return end === null ? -1 : start + end.index
}
