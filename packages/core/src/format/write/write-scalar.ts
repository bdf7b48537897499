import { writeQuoted } from './write-quoted.ts'

// Chosen so that YAML 1.1, YAML 1.2 and the strict subset of the reference library all read the same text.
const plainStart = /^[\p{L}\p{N}(/_$]/u
const typedWord = /^(?:null|true|false|yes|no|on|off|y|n)$/i
// Numbers, dates and times in any YAML version, and what only looks like them.
const looksTyped = /^[\d][\d_.,:+\-TtZzEeXxOoBbA-Fa-f]*$/

// What would end, comment or break a plain scalar, or end the frontmatter for the reference library.
const notPlain = /: |:$| #|\s$|---|[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/u

/**
 * One scalar on one line, always read back as exactly this text: plain where that is safe, else
 * single quotes, else double quotes with escapes. Three hyphens are escaped too, because the
 * reference library ends the frontmatter at the first `---`, wherever it stands.
 */
export function writeScalar(text: string): string {
  return isPlain(text) ? text : writeQuoted(text)
}

function isPlain(text: string): boolean {
  if (!plainStart.test(text) || typedWord.test(text) || looksTyped.test(text)) return false
  return !notPlain.test(text)
}
