import { wordKinds } from './word-kinds.ts'

let kinds: ReadonlyMap<string, number> | undefined

/** The number of the kind of a word, by its stem: words of one kind are used for the same. Of rare and of foreign words none is known. */
export function kindOfWord(stem: string): number | undefined {
  kinds ??= new Map(
    wordKinds.split('|').flatMap((words, kind) => words.split(' ').map((word) => [word, kind] as const)),
  )
  return kinds.get(stem)
}
