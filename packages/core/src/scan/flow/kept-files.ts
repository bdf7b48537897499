import { taintsOf, type FlowValue } from './flow-value.ts'

/** What is in files that the skill itself writes, by path, and which programs have put something there that is worth to be followed. */
export class KeptFiles extends Map<string, FlowValue> {
  /** Path of the program that is followed just now. */
  writer = ''
  readonly #writers = new Map<string, Set<string>>()

  override set(path: string, value: FlowValue): this {
    const writers = this.#writers.get(path)
    if (taintsOf([value]).length === 0) return super.set(path, value)
    if (writers === undefined) this.#writers.set(path, new Set([this.writer]))
    else writers.add(this.writer)
    return super.set(path, value)
  }

  /** The last parts of the paths into which other programs than this one have put such things. */
  namesByOthers(program: string): readonly string[] {
    return Array.from(this.#writers).flatMap(([path, writers]) =>
      writers.size > 1 || !writers.has(program) ? [path.replace(/^.*[/\\ ]/, '')] : [],
    )
  }
}
