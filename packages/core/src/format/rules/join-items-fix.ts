import type { Fix } from '../../diagnostic.ts'
import type { MapPair } from '../frontmatter/node.ts'
import type { SkillDocument } from '../skill-document.ts'
import { commentsIn } from '../write/comments-in.ts'
import { replacePairValue } from '../write/replace-pair-value.ts'
import { writeScalar } from '../write/write-scalar.ts'

/** Writes a list of words as one text; nothing when an item is no word or a comment would be lost. */
export function joinItemsFix(
  document: SkillDocument,
  pair: MapPair,
  { separator }: { readonly separator: string },
): Fix | undefined {
  if (pair.value.kind !== 'list' || pair.value.items.length === 0 || commentsIn(document.text, pair).length > 0)
    return undefined
  const words: string[] = []
  for (const item of pair.value.items) {
    if (item.kind !== 'scalar' || item.source.trim() === '' || /[,\r\n]/.test(item.source)) return undefined
    words.push(item.source.trim())
  }
  const edits = [replacePairValue(document.text, pair, writeScalar(words.join(separator)))]
  return { title: `Write \`${pair.key.source}\` as one text`, edits }
}
