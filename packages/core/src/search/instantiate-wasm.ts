// `core` compiles without the types of the DOM. Where there is no such thing, or a page forbids it, loops do the same.
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object
      readonly Instance: new <Exports>(module: ModuleOf<Exports>) => { readonly exports: Exports }
    }
  | undefined

/** A module whose instances export this. */
interface ModuleOf<Exports> {
  readonly exports?: Exports
}

/** The bytes of a module, and what its instances are known to export. */
export interface WasmBinary<Exports> extends ModuleOf<Exports> {
  readonly bytes: readonly number[]
}

/** The memory that an instance exports. */
export interface InstanceMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

/** Compiled once for this thread. */
const modules = new WeakMap<WasmBinary<unknown>, object>()

/**
 * What a new instance exports, with a memory of its own; `undefined` in an engine that has no WebAssembly or no SIMD, and where
 * code from bytes is forbidden.
 */
export function instantiateWasm<Exports>(binary: WasmBinary<Exports>): Exports | undefined {
  try {
    if (WebAssembly === undefined) return undefined
    let module = modules.get(binary)
    if (module === undefined) modules.set(binary, (module = new WebAssembly.Module(new Uint8Array(binary.bytes))))
    return new WebAssembly.Instance<Exports>(module).exports
  } catch {
    return undefined
  }
}
