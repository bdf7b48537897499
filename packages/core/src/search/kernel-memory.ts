import type { KernelExports } from './kernel-instance.ts'

/** A WebAssembly page. */
const page = 1 << 16

let known: Uint8Array | undefined

/** The memory of the kernel, at least so many bytes of it. Views from before are gone where it had to grow. */
export function kernelMemory({ memory }: KernelExports, bytes: number): Uint8Array {
  const { byteLength } = memory.buffer
  if (bytes > byteLength) memory.grow(Math.ceil((bytes - byteLength) / page))
  if (known?.buffer !== memory.buffer) known = new Uint8Array(memory.buffer)
  return known
}
