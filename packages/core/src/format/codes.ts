import { readingCodes } from './reading-codes.ts'
import { readingDocs } from './reading-docs.ts'
import { rules } from './rules/index.ts'

/** What the docs say about one code. */
export interface CodePage {
  readonly code: string
  readonly summary: string
  readonly why: string
  readonly next: string
}

/** A page for every code that reading or judging a SKILL.md can give. */
export const codes: readonly CodePage[] = [
  ...Object.entries(readingCodes).map(([code, { help }]) => ({ code, ...docsOf(code), next: help })),
  ...rules.map(({ code, summary, why, next }) => ({ code, summary, why, next })),
  {
    code: 'reference-verdict',
    summary: 'The reference library refuses the skill',
    why: 'Asked for with `--reference-exact`: its quirks included, such as lists in brackets.',
    next: 'Do what the message says; the text is that of the reference library.',
  },
]

function docsOf(code: string): { readonly summary: string; readonly why: string } {
  const docs: Readonly<Record<string, { readonly summary: string; readonly why: string }>> = readingDocs
  return docs[code] ?? { summary: code, why: '' }
}
