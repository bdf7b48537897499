import { kernelCode } from './kernel-code.ts'

// `core` compiles without the types of the DOM. Where there is no such thing, or a page forbids it, loops do the same.
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object
      readonly Instance: new (module: object) => { readonly exports: KernelExports }
    }
  | undefined

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
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
}

let made: { readonly exports: KernelExports | undefined } | undefined

/** The one WebAssembly of this thread; `undefined` in an engine that has none or no SIMD, and where code from bytes is forbidden. */
export function kernelInstance(): KernelExports | undefined {
  made ??= { exports: make() }
  return made.exports
}

function make(): KernelExports | undefined {
  try {
    if (WebAssembly === undefined) return undefined
    return new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(kernelCode))).exports
  } catch {
    return undefined
  }
}
