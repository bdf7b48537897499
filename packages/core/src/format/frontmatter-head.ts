import { limits } from './frontmatter/limits.ts'

/** Bytes of a file after which a head has every frontmatter that we read: a character has at most four bytes. */
export const longestHead = 4 * limits.frontmatterLength + 16

/**
 * The part of a file's head that reading needs: up to and with the line of the closing fence. `undefined`
 * when the frontmatter goes on behind the head: read up to `longestHead` bytes then and ask again.
 * A head that cannot become a skill by reading on is given back whole.
 *
 * Cutting here is what keeps a catalogue small: every text of a skill is a slice of the decoded head and
 * keeps all of it in memory.
 */
export function frontmatterHead(head: Uint8Array): Uint8Array | undefined {
  const first = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0
  if (!threeHyphens(head, first)) return head
  for (let at = head.indexOf(10, first); at !== -1; at = head.indexOf(10, at + 1)) {
    if (!threeHyphens(head, at + 1)) continue
    const end = afterBreak(head, at + 4)
    if (end !== undefined) return head.subarray(0, end)
  }
  return head.length >= longestHead ? head : undefined
}

function threeHyphens(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 45 && bytes[at + 1] === 45 && bytes[at + 2] === 45
}

/** Where the next line begins. The head's own end does not count as a line's end: the line may go on. */
function afterBreak(bytes: Uint8Array, from: number): number | undefined {
  let at = from
  while (bytes[at] === 32 || bytes[at] === 9) at += 1
  if (bytes[at] === 10) return at + 1
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1
  return undefined
}
