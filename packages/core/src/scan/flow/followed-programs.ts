import type { Inflate } from '../decode/decode-layers.ts'
import type { Piece } from '../piece.ts'
import { CallStack } from './call-stack.ts'
import { Evaluator } from './evaluator.ts'
import type { Flow } from './flow.ts'
import { KeptFiles } from './kept-files.ts'
import { mayLearn } from './may-learn.ts'
import { OwnData } from './own-data.ts'
import { OwnModules } from './own-modules.ts'
import type { Program } from './program.ts'
import { readShell } from './read-shell.ts'

interface FollowingOptions {
  /** All code of the skill. */
  readonly pieces: readonly Piece[]
  readonly inflate?: Inflate
  readonly isLate?: () => boolean
}

const mostFlows = 2000
/** More programs than this are followed once, whatever they say of each other. */
const mostTwice = 100

/** The programs of a skill that are followed, one after the other, with what they hold for each other and where values went. */
export class FollowedPrograms {
  readonly #options: FollowingOptions
  readonly #modules = new OwnModules()
  readonly #stack = new CallStack()
  readonly #data: OwnData
  readonly #files = new KeptFiles()
  readonly #ownFiles: ReadonlySet<string>
  /** Of each program, as it was followed last. */
  readonly #found = new Map<Program, readonly Flow[]>()
  readonly #cutShort = new Set<Piece>()
  /** What another program's function does, it does for the one that is followed just now. */
  #current: Flow[] = []
  #count = 0

  constructor(options: FollowingOptions) {
    this.#options = options
    this.#data = new OwnData(options.pieces)
    this.#ownFiles = new Set(options.pieces.map(({ path }) => path))
  }

  get flows(): readonly Flow[] {
    return [...this.#found.values()].flat()
  }

  /** Programs that were not followed to their end. */
  get cutShort(): readonly Piece[] {
    return [...this.#cutShort]
  }

  follow(program: Program): void {
    const { inflate, isLate } = this.#options
    const { piece, statements } = program
    this.#current = []
    this.#files.writer = piece.path
    const evaluator = new Evaluator({
      program,
      modules: this.#modules,
      stack: this.#stack,
      data: this.#data,
      files: this.#files,
      ownFiles: this.#ownFiles,
      readShell,
      ...(inflate && { inflate }),
      ...(isLate && { isLate }),
      record: (flow) => this.#record(flow),
    })
    evaluator.run(statements)
    if (evaluator.isCutShort) this.#cutShort.add(piece)
    if (piece.role === 'script') this.#modules.add(piece.path, evaluator.names)
    this.#found.set(program, this.#current)
  }

  /** What one program imports or reads, another may only be known to hold after it was followed itself. */
  followAgain(): void {
    const programs = [...this.#found.keys()]
    if (programs.length > mostTwice) return
    this.#stack.beginAgain()
    const again: Program[] = []
    for (const [index, program] of programs.entries()) {
      if (this.#isLate) break
      if (!mayLearn(program, [...programs.slice(index + 1), ...again], this.#files)) continue
      again.push(program)
      this.#replace(program)
    }
  }

  #replace(program: Program): void {
    const before = this.#found.get(program) ?? []
    this.#count -= before.length
    this.follow(program)
    // What was found the first time holds where there was no time to find it now.
    if (this.#isLate) this.#found.set(program, [...before, ...this.#current])
  }

  get #isLate(): boolean {
    return this.#options.isLate?.() === true
  }

  #record(flow: Flow): void {
    if (this.#count >= mostFlows) return
    this.#current.push(flow)
    this.#count += 1
  }
}
