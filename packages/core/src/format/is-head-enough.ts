import { limits } from './frontmatter/limits.ts'

/** Bytes of a file after which a head has every frontmatter that we read: a character has at most four bytes. */
export const longestHead = 4 * limits.frontmatterLength + 16

/**
 * Does this head of a file hold its whole frontmatter? When `false`, read up to `longestHead` bytes and
 * parse that. A head that cannot become a skill by reading on is enough too.
 */
export function isHeadEnough(head: Uint8Array): boolean {
  const first = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0
  if (!threeHyphens(head, first)) return true
  for (let at = head.indexOf(10, first); at !== -1; at = head.indexOf(10, at + 1)) {
    if (threeHyphens(head, at + 1) && lineEnds(head, at + 4)) return true
  }
  return head.length >= longestHead
}

function threeHyphens(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 45 && bytes[at + 1] === 45 && bytes[at + 2] === 45
}

/** The head's own end does not count: the line may go on. */
function lineEnds(bytes: Uint8Array, from: number): boolean {
  let at = from
  while (bytes[at] === 32 || bytes[at] === 9) at += 1
  return bytes[at] === 10 || bytes[at] === 13
}
