import type { InstanceMemory } from './instantiate-wasm.ts'

/** A WebAssembly page. */
const page = 1 << 16

/** The memory of an instance, given away from the beginning to the end; what was given is never taken back, and new memory is zero. */
export class WasmMemory {
  readonly #memory: InstanceMemory
  #end: number
  /** Views of all of it, which `reserve` may replace. */
  bytes: Uint8Array
  numbers: Uint32Array

  constructor(memory: InstanceMemory, from: number) {
    this.#memory = memory
    this.#end = from
    this.bytes = new Uint8Array(memory.buffer)
    this.numbers = new Uint32Array(memory.buffer)
  }

  /** Where so many bytes are from now on, at a multiple of 32. */
  reserve(length: number): number {
    const start = (this.#end + 31) & ~31
    this.#end = start + length
    const missing = this.#end - this.bytes.length
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / page))
      this.bytes = new Uint8Array(this.#memory.buffer)
      this.numbers = new Uint32Array(this.#memory.buffer)
    }
    return start
  }

  /** The same with what stands in other bytes of it at the beginning. */
  moved(from: number, used: number, length: number): number {
    const start = this.reserve(length)
    this.bytes.copyWithin(start, from, from + used)
    return start
  }
}
