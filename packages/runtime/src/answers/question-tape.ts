import type { FileStat } from '@metier/core'
import { Fingerprint } from './fingerprint.ts'

/** Everything that was asked of this machine on the way to an answer, by kind, in the order asked. */
export interface Questions {
  /** Stamp of what a path leads to; links are followed. */
  readonly stats: readonly string[]
  /** Stamp of what stands at a path itself. */
  readonly links: readonly string[]
  readonly realPaths: readonly string[]
  /** Names of environment variables. */
  readonly variables: readonly string[]
  /** Programs looked for on PATH. */
  readonly binaries: readonly string[]
}

/** Writes down questions and sums up the answers; the same questions with the same answers have one sum. */
export class QuestionTape {
  private readonly asked = {
    stats: [] as string[],
    links: [] as string[],
    realPaths: [] as string[],
    variables: [] as string[],
    binaries: [] as string[],
  }
  // One for each kind, because they are asked again kind by kind.
  private readonly sums = {
    stats: new Fingerprint(),
    links: new Fingerprint(),
    realPaths: new Fingerprint(),
    variables: new Fingerprint(),
    binaries: new Fingerprint(),
  }
  private readonly seen = new Set<string>()
  private latest = 0
  private whole = true
  private open = true

  /** `false` when something was asked that cannot be asked again. */
  get isWhole(): boolean {
    return this.whole
  }

  /** `false` when nothing more is written down. */
  get isOpen(): boolean {
    return this.open
  }

  /** Nothing more is written down: the answer is made, and who goes on asking does so for another. */
  close(): void {
    this.open = false
  }

  /** The answer is not kept by this process: nothing more is written down, and what was is not used. */
  leave(): void {
    this.spoil()
    this.close()
  }

  /** When the youngest of all that was looked at last changed, in milliseconds since the epoch. */
  get lastChange(): number {
    return this.latest
  }

  get questions(): Questions {
    return this.asked
  }

  get fingerprint(): string {
    return Object.values(this.sums).join(' ')
  }

  /** Of one path asked twice the first answer counts: if it changed in between, it differs the next time. */
  stat(path: string, stat: FileStat | undefined): void {
    if (this.isRepeated('stats', path)) return
    this.asked.stats.push(path)
    this.addStamp(this.sums.stats, stat)
  }

  link(path: string, stat: FileStat | undefined): void {
    if (!this.open) return
    this.asked.links.push(path)
    this.addStamp(this.sums.links, stat)
  }

  realPath(path: string, answer: string | undefined): void {
    if (this.isRepeated('realPaths', path)) return
    this.asked.realPaths.push(path)
    this.addMaybe(this.sums.realPaths, answer)
  }

  variable(name: string, value: string | undefined): void {
    if (this.isRepeated('variables', name)) return
    this.asked.variables.push(name)
    this.addMaybe(this.sums.variables, value)
  }

  binary(name: string, found: boolean): void {
    if (this.isRepeated('binaries', name)) return
    this.asked.binaries.push(name)
    this.sums.binaries.addNumber(found ? 1 : 0)
  }

  spoil(): void {
    if (this.open) this.whole = false
  }

  /** Also of a tape that is closed. Not for links: there is one for each of thousands of skills, and hardly any is asked for twice. */
  private isRepeated(kind: keyof Questions, subject: string): boolean {
    if (!this.open) return true
    const question = `${kind} ${subject}`
    if (this.seen.has(question)) return true
    this.seen.add(question)
    return false
  }

  private addMaybe(sum: Fingerprint, text: string | undefined): void {
    sum.addNumber(text === undefined ? 0 : 1)
    if (text !== undefined) sum.addText(text)
  }

  private addStamp(sum: Fingerprint, stat: FileStat | undefined): void {
    if (stat === undefined) {
      sum.addNumber(-1)
      return
    }
    const { modified, changed, inode } = stat
    // Without these two, a file could be replaced by another of the same size and time.
    if (changed === undefined || inode === undefined) {
      this.whole = false
      return
    }
    sum.addText(stat.kind)
    sum.addNumber(stat.size)
    sum.addNumber(modified)
    sum.addNumber(changed)
    sum.addNumber(inode)
    sum.addNumber(stat.mode)
    this.latest = Math.max(this.latest, modified, changed)
  }
}
