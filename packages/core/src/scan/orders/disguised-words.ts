import { MappedText } from '../text/mapped-text.ts'

/** Enough of an order to tell that a line was turned, shifted or spelled out to hide it. */
const telling =
  /\b(?:ignore|disregard|forget|instructions?|previous|send|curl|wget|bash|system prompt|password|execute)\b|https?:\/\//gi
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** Lines that say something once they are read as they were meant: backwards, by ROT13, letter by letter, with digits for letters. */
export function disguisedWords(source: MappedText): readonly MappedText[] {
  const { text } = source
  const found: MappedText[] = []
  const isWorthIt =
    /erongi|suoiverp|snoitcurts|lruc|:ptth|:sptth|vtaber|vafgehpg|cerivbhf|uggc|phey|frag|\b\w \w \w \w \w\b|[a-z][0134570@$][a-z]/i
  if (!isWorthIt.test(text)) return found
  let start = 0
  for (const line of text.split('\n', 4000)) {
    if (line.length >= 12 && line.length <= 2000) {
      const plain = wordsIn(line)
      for (const read of [backwards, rot13, spelled, withDigits]) {
        const other = read(line)
        if (other === undefined || wordsIn(other) < plain + 2) continue
        found.push(new MappedText(other, new Uint32Array(other.length).fill(source.origin(start))))
        break
      }
    }
    start += line.length + 1
    if (found.length >= 20) break
  }
  return found
}

function wordsIn(line: string): number {
  return line.match(telling)?.length ?? 0
}

function backwards(line: string): string | undefined {
  return /erongi|suoiverp|snoitcurts|lruc|:s?ptth|tpmorp/i.test(line)
    ? Array.from(line).toReversed().join('')
    : undefined
}

function rot13(line: string): string | undefined {
  if (!/vtaber|vafgehpg|cerivbhf|uggc|phey|flfgrz/i.test(line)) return undefined
  return line.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** `i g n o r e   a l l`: words are as far apart as letters are not. The prose has lost wide gaps, so letters are joined and known words cut out. */
function spelled(line: string): string | undefined {
  const match = /(?:\b\w ){11,}\w\b/.exec(line)
  if (match === null) return undefined
  const letters = match[0].replaceAll(' ', '')
  const words = letters.replace(
    /ignore|disregard|forget|all|previous|prior|instructions|system|prompt|reveal|your|and|send|curl|bash|execute|password/gi,
    ' $& ',
  )
  return line.replace(match[0], words.replace(/ {2,}/g, ' '))
}

function withDigits(line: string): string | undefined {
  const mixed = line.match(/[a-z]+[0134570@$][a-z0134570@$]*|[0134570@$][a-z]+[0134570@$a-z]*/gi)
  if (mixed === null || mixed.length < 3) return undefined
  return line.replace(/[a-z0134570@$]{3,}/gi, (word) =>
    /[a-z]/i.test(word) ? word.replace(/[0134570@$]/g, (digit) => digits[digit] ?? digit) : word,
  )
}
