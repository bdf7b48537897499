import type { ParagraphScore } from './score-paragraph.ts'

/**
 * What a block takes beyond its threshold. Where nothing but its words speaks for it, as a place, something hidden or most of an order would, it takes more: of 60
 * public skills that were blocked at first sight 19 were blocked for such paragraphs alone, and five of them come to this; of 111 labelled
 * attacks not one was blocked for nothing else. In English nine of 2,753 public skills were blocked for nothing but a paragraph, three of
 * which come to this; of 206 attacks 183 do.
 */
const beyond = {
  english: { inCompany: 0.5, wordsAlone: 0.8 },
  other: { inCompany: 0.5, wordsAlone: 2.5 },
} as const

export function beyondBlock({ isOther, hasSecondSign }: Pick<ParagraphScore, 'isOther' | 'hasSecondSign'>): number {
  return beyond[isOther ? 'other' : 'english'][hasSecondSign ? 'inCompany' : 'wordsAlone']
}
