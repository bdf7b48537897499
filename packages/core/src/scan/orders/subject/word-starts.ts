const letters = 26
const firstLetter = 0x61
/** Turns a capital of ASCII into its small letter, and no other sign into a letter. */
const smallLetter = 0x20

/** Letters of a word that is long enough to count. */
export const lengthOfStart = 5

/** How many different numbers there are, all below it. */
export const wordStartCount = 65_521

/**
 * Calls back for each word of five letters or more with a number for how it starts: words of one stem mostly start alike, little
 * words have fewer letters, and no text is made on the way. Now and then two words share a number.
 */
export function wordStarts(text: string, visit: (start: number) => void): void {
  let length = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = (text.charCodeAt(index) | smallLetter) - firstLetter
    if (letter < 0 || letter >= letters) {
      length = 0
      start = 0
      continue
    }
    length += 1
    if (length > lengthOfStart) continue
    start = start * letters + letter
    if (length === lengthOfStart) visit(start % wordStartCount)
  }
}
