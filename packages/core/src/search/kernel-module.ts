import { windowSlots } from './window-slots.ts'

/** Bytes: in the one page of memory the scores of a window come first, then its impacts, then its marks. */
export const impactsAt = 4 * windowSlots
export const marksAt = impactsAt + windowSlots
const marksEnd = marksAt + windowSlots / 8

const [i32, v128] = [0x7f, 0x7b]
const [end, block, loop, branch, branchIf, none] = [0x0b, 0x02, 0x03, 0x0c, 0x0d, 0x40]
const [greaterOrEqual, plus, shiftLeft, or] = [0x4f, 0x6a, 0x74, 0x72]
const [loadVector, storeVector, splat, above, bitMask, addVectors, multiply] = [
  0x00, 0x0b, 0x11, 0x3b, 0xa4, 0xae, 0xb5,
]
const [lowBytes, highBytes, lowShorts, highShorts] = [0x89, 0x8a, 0xa9, 0xaa]

/**
 * The WebAssembly of `ImpactKernel`: `add(step)` and `mark(least)` over one page of `memory`. Written out here, because it is
 * shorter than what would have to be installed to write it otherwise.
 */
export function kernelModule(): Uint8Array {
  const parts = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // Two functions, from one number of 32 bits to nothing; one page of memory; all are seen from outside.
    section(1, [1, 0x60, 1, i32, 0]),
    section(3, [2, 0, 0]),
    section(5, [1, 0, 1]),
    section(7, [3, ...name('add'), 0, 0, ...name('mark'), 0, 1, ...name('memory'), 2, 0]),
    section(10, [2, ...sized(addBody()), ...sized(markBody())]),
  ]
  return Uint8Array.from(parts.flat())
}

/** Goes over the impacts, widens sixteen bytes to four times four numbers, multiplies and adds. */
function addBody(): readonly number[] {
  const [step, at, to, steps, impacts, half] = [0, 1, 2, 3, 4, 5]
  const addFour = (offset: number, widen: number): readonly number[] => {
    const product = [...get(steps), ...get(half), ...simd(widen), ...simd(multiply)]
    return [...get(to), ...get(to), ...load(offset), ...product, ...simd(addVectors), ...simd(storeVector), 4, offset]
  }
  return [
    [2, 2, i32, 3, v128],
    [...get(step), ...simd(splat), ...set(steps), ...constant(impactsAt), ...set(at)],
    [block, none, loop, none, ...get(at), ...constant(marksAt), greaterOrEqual, branchIf, 1],
    [...get(at), ...load(0), ...set(impacts)],
    [...get(impacts), ...simd(lowBytes), ...set(half), ...addFour(0, lowShorts), ...addFour(16, highShorts)],
    [...get(impacts), ...simd(highBytes), ...set(half), ...addFour(32, lowShorts), ...addFour(48, highShorts)],
    [...move(to, 64), ...move(at, 16), branch, 0, end, end, end],
  ].flat()
}

/** Goes over the scores, thirty-two for each word of marks. */
function markBody(): readonly number[] {
  const [least, at, to, limit] = [0, 1, 2, 3]
  const four = (place: number): readonly number[] => {
    const bits = [...get(at), ...load(16 * place), ...get(limit), ...simd(above), ...simd(bitMask)]
    return place === 0 ? bits : [...bits, ...constant(4 * place), shiftLeft, or]
  }
  return [
    [2, 2, i32, 1, v128],
    [...get(least), ...simd(splat), ...set(limit), ...constant(marksAt), ...set(to)],
    [block, none, loop, none, ...get(to), ...constant(marksEnd), greaterOrEqual, branchIf, 1],
    [...get(to), ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap(four), 0x36, 2, 0],
    [...move(at, 128), ...move(to, 4), branch, 0, end, end, end],
  ].flat()
}

function get(local: number): readonly number[] {
  return [0x20, local]
}

function set(local: number): readonly number[] {
  return [0x21, local]
}

function move(local: number, by: number): readonly number[] {
  return [...get(local), ...constant(by), plus, ...set(local)]
}

function constant(value: number): readonly number[] {
  return [0x41, ...signed(value)]
}

function simd(code: number): readonly number[] {
  return [0xfd, ...unsigned(code)]
}

/** So many bytes behind an address that is a multiple of 16. */
function load(offset: number): readonly number[] {
  return [...simd(loadVector), 4, offset]
}

function section(id: number, content: readonly number[]): readonly number[] {
  return [id, ...sized(content)]
}

function sized(content: readonly number[]): readonly number[] {
  return [...unsigned(content.length), ...content]
}

function name(text: string): readonly number[] {
  return sized(Array.from(text, (sign) => sign.charCodeAt(0)))
}

/** A whole number from 0, seven bits a byte. */
function unsigned(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

/** The same where the highest bit of the last byte is a sign. */
function signed(value: number): readonly number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)]
}
