import { limitProgramCode, type LimitProgramMachine } from './limit-program-code.ts'

/** Numbers of machines in ELF (System V ABI, supplements for AMD64 and AArch64). */
const machines: Readonly<Record<LimitProgramMachine, number>> = { x64: 62, arm64: 183 }

const headerBytes = 64
const segmentBytes = 56
const codeOffset = headerBytes + 2 * segmentBytes

/** Anywhere above what the kernel keeps for itself (`vm.mmap_min_addr`), at the beginning of a page of either size. */
const address = 0x40_0000n

/**
 * A program for Linux that sets limits on itself and becomes another: its arguments are bytes of a core file, seconds of the
 * processor, bytes of a file, bytes of memory and a number of processes, then the other program's path and arguments. What
 * `limitScript` says in shell, in a file that needs no loader and no library: a shell takes longer to start than most
 * commands to run. A limit that the system refuses to raise is already lower. `undefined` on other machines.
 */
export function limitProgram(machine: string): Uint8Array | undefined {
  if (machine !== 'x64' && machine !== 'arm64') return undefined
  const code = limitProgramCode(machine)
  const file = new Uint8Array(codeOffset + code.length)
  const view = new DataView(file.buffer)
  const half = (at: number, value: number) => view.setUint16(at, value, true)
  const word = (at: number, value: number) => view.setUint32(at, value, true)
  const long = (at: number, value: bigint) => view.setBigUint64(at, value, true)
  // ELF, 64 bits, little-endian, version 1.
  file.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
  half(16, executable)
  half(18, machines[machine])
  word(20, 1)
  long(24, address + BigInt(codeOffset))
  long(32, BigInt(headerBytes))
  half(52, headerBytes)
  half(54, segmentBytes)
  half(56, 2)
  const segment = (at: number, type: number, flags: number) => {
    word(at, type)
    word(at + 4, flags)
  }
  segment(headerBytes, loaded, readable | runnable)
  long(headerBytes + 16, address)
  long(headerBytes + 24, address)
  long(headerBytes + 32, BigInt(file.length))
  long(headerBytes + 40, BigInt(file.length))
  long(headerBytes + 48, 0x1_0000n)
  // Says that nothing on the stack is to be run: older kernels think otherwise of a file that is silent about it.
  segment(headerBytes + segmentBytes, stack, readable | writable)
  long(headerBytes + segmentBytes + 48, 16n)
  file.set(code, codeOffset)
  return file
}

/** `e_type`, `p_type` and `p_flags` (elf(5)). */
const executable = 2
const loaded = 1
const stack = 0x6474_e551
const runnable = 1
const writable = 2
const readable = 4
