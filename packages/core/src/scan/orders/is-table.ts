import type { Piece } from '../piece.ts'

const isData = /\.(?:json|ya?ml|toml|csv|lock)$/i
const isForAgents = /(?:^|\/)(?:agents?|prompts?|commands?)\//i

/** Settings and tables: their texts are read by programs, unless they lie where agents look for theirs. */
export function isTable({ role, language, path }: Pick<Piece, 'role' | 'language' | 'path'>): boolean {
  return role === 'prose' && language === 'text' && isData.test(path) && !isForAgents.test(path)
}
