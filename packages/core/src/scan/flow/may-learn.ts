import type { KeptFiles } from './kept-files.ts'
import type { Program } from './program.ts'

/**
 * May a program hold something else once all were followed? It names one of these, as whoever imports it does, which was followed only
 * behind it or has been followed again; or it names a file into which another has put something.
 */
export function mayLearn({ piece }: Program, others: readonly Program[], files: KeptFiles): boolean {
  const { text } = piece.text
  const modules = others.flatMap((other) => (other.piece.path === piece.path ? [] : [moduleOf(other.piece.path)]))
  return (
    (modules.length > 0 && brings(modules).test(text)) ||
    files.namesByOthers(piece.path).some((name) => name !== '' && text.includes(name))
  )
}

/** A line that brings one of these in, or the name of its file. */
function brings(names: readonly string[]): RegExp {
  const any = Array.from(new Set(names), (name) => name.replaceAll(/[^\w]/g, String.raw`\$&`)).join('|')
  const inLine = String.raw`(?:\b(?:import|require|from|source|use|using|load|include)\b|^\s*\.\s)[^\n]{0,200}?(?<![\w-])(?:${any})(?![\w-])`
  return new RegExp(String.raw`${inLine}|(?<![\w-])(?:${any})\.\w{1,4}\b`, 'm')
}

/** The name by which others import it: of its folder where it stands for that. */
function moduleOf(path: string): string {
  const place = path.replace(/\.\w{1,4}$/, '').replace(/\/(?:index|__init__)$/, '')
  return place.replace(/^.*\//, '')
}
