import { instantiateWasm, type InstanceMemory } from './instantiate-wasm.ts'
import { kernelCode } from './kernel-code.ts'

/** What is done to memory, see `kernelModule`. */
export interface KernelExports {
  readonly add: (step: number) => void
  readonly mark: (least: number) => void
  readonly addCoded: (count: number) => void
  readonly checksum: (at: number, end: number) => number
  readonly ones: (at: number, end: number) => number
  readonly read: (...places: number[]) => void
  readonly nearness: (count: number) => number
  readonly packedNearness: (count: number) => number
  readonly nearest: (count: number, last: number) => number
  readonly memory: InstanceMemory
}

let made: { readonly exports: KernelExports | undefined } | undefined

/** The one WebAssembly of this thread; `undefined` in an engine that has none or no SIMD, and where code from bytes is forbidden. */
export function kernelInstance(): KernelExports | undefined {
  made ??= { exports: instantiateWasm<KernelExports>({ bytes: kernelCode }) }
  return made.exports
}
