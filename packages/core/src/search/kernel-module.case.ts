import { kernelLayout } from './kernel-layout.ts'
import { shortCodes } from './pack-facts.ts'
import { windowBits, windowSlots } from './window-slots.ts'

const { impacts, marks, marksEnd, adds, said, met, vector, steps, lows, codes, free } = kernelLayout

const [i32, f64, v128] = [0x7f, 0x7c, 0x7b]
const [end, block, loop, when, branch, branchIf, none] = [0x0b, 0x02, 0x03, 0x04, 0x0c, 0x0d, 0x40]
const [equal, above, greaterOrEqual] = [0x46, 0x4b, 0x4f]
const [plus, times, and, or, xor, shiftLeft, shiftRight] = [0x6a, 0x6c, 0x71, 0x72, 0x73, 0x74, 0x76]
const [shiftRightSigned, bitsSet, choose, zero] = [0x75, 0x69, 0x1b, [0x44, 0, 0, 0, 0, 0, 0, 0, 0]]
const [root, plusFloat, timesFloat, divided, larger] = [0x9f, 0xa0, 0xa2, 0xa3, 0xa5]
const [fromWhole, fromSingle] = [0xb7, 0xbb]
const [loadVector, storeVector, splat, aboutAll, bitMask, addVectors, multiply] = [
  0x00, 0x0b, 0x11, 0x3b, 0xa4, 0xae, 0xb5,
]
const [lowBytes, highBytes, lowShorts, highShorts] = [0x89, 0x8a, 0xa9, 0xaa]

/** In the order of the bodies. */
const exported = [
  'add',
  'mark',
  'addCoded',
  'checksum',
  'ones',
  'read',
  'nearness',
  'packedNearness',
  'nearest',
] as const

type Code = readonly number[]

/**
 * The WebAssembly of `kernelInstance`, over its one `memory`. Written out here, because it is shorter than what would have to
 * be installed to write it otherwise; `kernel-code.ts` has what comes out, and a test compares them.
 *
 * - `add(step)` adds `step` times the impacts to the scores, `mark(least)` marks the scores above `least`, `addCoded(count)`
 *   adds what the codes say to the scores of the low bits beside them.
 * - `checksum(at, end)` is that of `checksum.ts`, `ones(at, end)` counts the bits that are set.
 * - `nearness(count)` compares a vector with as many signed bytes, `packedNearness(count)` with as many halves of bytes.
 * - `nearest(count, last)` compares it with all the vectors of bytes from `free` to `last`, and gives the best, 0 at least.
 * - `read(at, count, size, lows, codes, starts, places, facts)` takes a list of a segment apart, see `readList`.
 */
export function kernelModule(): Uint8Array {
  const compared = [nearnessBody(stepInByte()), nearnessBody(stepInHalf())]
  const bodies = [
    addBody(),
    markBody(),
    addCodedBody(),
    checksumBody(),
    onesBody(),
    readBody(),
    ...compared,
    nearestBody(),
  ]
  const parts = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, [
      5,
      0x60,
      1,
      i32,
      0,
      0x60,
      2,
      i32,
      i32,
      1,
      i32,
      0x60,
      8,
      ...Array.from({ length: 8 }, () => i32),
      0,
      0x60,
      1,
      i32,
      1,
      f64,
      0x60,
      2,
      i32,
      i32,
      1,
      f64,
    ]),
    section(3, [bodies.length, 0, 0, 0, 1, 1, 2, 3, 3, 4]),
    section(5, [1, 0, 2]),
    section(7, [bodies.length + 1, ...exported.flatMap((each, at) => [...name(each), 0, at]), ...name('memory'), 2, 0]),
    section(10, [bodies.length, ...bodies.flatMap(sized)]),
  ]
  return Uint8Array.from(parts.flat())
}

/** Goes over the impacts, widens sixteen bytes to four times four numbers, multiplies and adds. */
function addBody(): Code {
  const [step, at, to, steps, given, half] = [0, 1, 2, 3, 4, 5]
  const addFour = (offset: number, widen: number): Code => {
    const product = [...get(steps), ...get(half), ...simd(widen), ...simd(multiply)]
    return [
      ...get(to),
      ...get(to),
      ...sixteen(offset),
      ...product,
      ...simd(addVectors),
      ...simd(storeVector),
      4,
      offset,
    ]
  }
  return [
    [2, 2, i32, 3, v128],
    [...get(step), ...simd(splat), ...set(steps), ...constant(impacts), ...set(at)],
    [block, none, loop, none, ...get(at), ...constant(marks), greaterOrEqual, branchIf, 1],
    [...get(at), ...sixteen(0), ...set(given)],
    [...get(given), ...simd(lowBytes), ...set(half), ...addFour(0, lowShorts), ...addFour(16, highShorts)],
    [...get(given), ...simd(highBytes), ...set(half), ...addFour(32, lowShorts), ...addFour(48, highShorts)],
    [...move(to, 64), ...move(at, 16), branch, 0, end, end, end],
  ].flat()
}

/** Goes over the scores, thirty-two for each word of marks. */
function markBody(): Code {
  const [least, at, to, limit] = [0, 1, 2, 3]
  const four = (place: number): Code => {
    const bits = [...get(at), ...sixteen(16 * place), ...get(limit), ...simd(aboutAll), ...simd(bitMask)]
    return place === 0 ? bits : [...bits, ...constant(4 * place), shiftLeft, or]
  }
  return [
    [2, 2, i32, 1, v128],
    [...get(least), ...simd(splat), ...set(limit), ...constant(marks), ...set(to)],
    [block, none, loop, none, ...get(to), ...constant(marksEnd), greaterOrEqual, branchIf, 1],
    [...get(to), ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap(four), ...store(0)],
    [...move(at, 128), ...move(to, 4), branch, 0, end, end, end],
  ].flat()
}

/** Goes over low bits and codes, one after the other. */
function addCodedBody(): Code {
  const [count, place, to] = [0, 1, 2]
  const what = [...get(place), ...load8(codes), ...constant(2), shiftLeft, ...load(adds)]
  return [
    [1, 2, i32],
    [block, none, loop, none, ...get(place), ...get(count), greaterOrEqual, branchIf, 1],
    [...get(place), ...constant(1), shiftLeft, ...load16(lows), ...constant(2), shiftLeft, ...set(to)],
    [...get(to), ...get(to), ...load(0), ...what, plus, ...store(0)],
    [...move(place, 1), branch, 0, end, end, end],
  ].flat()
}

function checksumBody(): Code {
  const [at, last, sum] = [0, 1, 2]
  return [
    [1, 1, i32, ...constant(0x9e3779b9), ...set(sum)],
    [block, none, loop, none, ...get(at), ...get(last), greaterOrEqual, branchIf, 1],
    [...get(sum), ...get(at), ...load(0), xor, ...constant(0x85ebca6b), times, ...set(sum)],
    [...get(sum), ...get(sum), ...constant(15), shiftRight, xor, ...set(sum)],
    [...move(at, 4), branch, 0, end, end, ...get(sum), end],
  ].flat()
}

function onesBody(): Code {
  const [at, last, sum] = [0, 1, 2]
  return [
    [1, 1, i32],
    [block, none, loop, none, ...get(at), ...get(last), greaterOrEqual, branchIf, 1],
    [...get(sum), ...get(at), ...load(0), bitsSet, plus, ...set(sum)],
    [...move(at, 4), branch, 0, end, end, ...get(sum), end],
  ].flat()
}

/** Goes over the entries of a list: a distance in seven bits a byte, a code, and three bytes of facts where it has none. */
function readBody(): Code {
  const [at, count, size, toLows, toCodes, toStarts, toPlaces, toFacts] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [place, byte, step, shift, document, window] = [8, 9, 10, 11, 12, 13]
  const next = [...get(at), ...load8(0), ...set(byte), ...move(at, 1)]
  const sevenBits = [...get(byte), ...constant(127), and]
  const furtherBytes = [
    [...constant(7), ...set(shift), loop, none, ...next],
    [...get(step), ...sevenBits, ...get(shift), shiftLeft, or, ...set(step), ...move(shift, 7)],
    [...get(byte), ...constant(127), above, branchIf, 0, end],
  ].flat()
  const startsOfWindows = [
    [block, none, loop, none, ...get(window), ...get(document), ...constant(windowBits), shiftRight],
    [greaterOrEqual, branchIf, 1, ...move(window, 1), ...move(toStarts, 4)],
    [...get(toStarts), ...get(place), ...store(0), branch, 0, end, end],
  ].flat()
  const withoutCode = [
    [...get(toPlaces), ...get(place), ...store(0), ...move(toPlaces, 4)],
    [...get(toFacts), ...get(at), ...load8(0), ...get(at), ...load8(1), ...constant(8), shiftLeft, or],
    [...get(at), ...load8(2), ...constant(16), shiftLeft, or, ...store(0), ...move(toFacts, 4), ...move(at, 3)],
  ].flat()
  return [
    [1, 6, i32],
    [block, none, loop, none, ...get(place), ...get(count), greaterOrEqual, branchIf, 1],
    [...next, ...sevenBits, ...set(step)],
    [...get(byte), ...constant(127), above, when, none, ...furtherBytes, end],
    // A document that is not there ends it: whoever asked sees that.
    [
      ...get(document),
      ...get(step),
      plus,
      ...set(document),
      ...get(document),
      ...get(size),
      greaterOrEqual,
      branchIf,
      1,
    ],
    startsOfWindows,
    [...get(toLows), ...get(document), ...constant(windowSlots - 1), and, ...store16(0), ...move(toLows, 2)],
    [...next, ...get(toCodes), ...get(byte), ...store8(0), ...move(toCodes, 1)],
    [...get(byte), ...constant(1), ...store8(met)],
    [...get(byte), ...constant(shortCodes), equal, when, none, ...withoutCode, end],
    [...move(place, 1), branch, 0, end, end],
    [...constant(said), ...get(at), ...store(0), ...constant(said), ...get(document), ...store(4)],
    [...constant(said), ...get(window), ...store(8), ...constant(said), ...get(toFacts), ...store(12), end],
  ].flat()
}

/** Goes over a vector and the steps of another: their product by the length of the other. */
function nearnessBody(nextStep: Code): Code {
  const locals = { count: 0, at: 1, square: 2, step: 3, sum: 4 }
  return [[2, 3, i32, 1, f64], compareBody(locals, nextStep), [end]].flat()
}

/** The same with vectors of bytes, one behind the other. */
function nearestBody(): Code {
  const [last, from, best] = [1, 2, 6]
  const locals = { count: 0, at: 3, square: 4, step: 5, sum: 7 }
  const { count, at, square, sum } = locals
  return [
    [2, 4, i32, 2, f64, ...constant(free), ...set(from)],
    [block, none, loop, none, ...get(from), ...get(last), greaterOrEqual, branchIf, 1],
    [...constant(0), ...set(at), ...constant(0), ...set(square), ...zero, ...set(sum)],
    compareBody(locals, [...get(from), ...get(at), plus, 0x2c, 0, 0]),
    [...get(best), larger, ...set(best)],
    [...get(from), ...get(count), plus, ...set(from), branch, 0, end, end],
    [...get(best), end],
  ].flat()
}

interface Compared {
  readonly count: number
  readonly at: number
  readonly square: number
  readonly step: number
  readonly sum: number
}

/** Leaves behind how near both are; all but `count` begin with 0. */
function compareBody({ count, at, square, step, sum }: Compared, nextStep: Code): Code {
  const single = [...get(at), ...constant(2), shiftLeft, 0x2a, 2, ...unsigned(vector), fromSingle]
  return [
    [block, none, loop, none, ...get(at), ...get(count), greaterOrEqual, branchIf, 1],
    [...nextStep, ...set(step), ...get(sum), ...get(step), fromWhole, ...single, timesFloat, plusFloat, ...set(sum)],
    [...get(square), ...get(step), ...get(step), times, plus, ...set(square)],
    [...move(at, 1), branch, 0, end, end],
    [...get(sum), ...get(square), fromWhole, root, divided, ...zero, ...get(square), choose],
  ].flat()
}

/** The step at a place, which is the first number there. */
function stepInByte(): Code {
  return [...get(1), 0x2c, 0, ...unsigned(steps)]
}

/** The same in four bits with a sign, the lower half of a byte first. */
function stepInHalf(): Code {
  const byte = [...get(1), ...constant(1), shiftRight, ...load8(steps)]
  const half = [...get(1), ...constant(1), and, ...constant(2), shiftLeft]
  return [...byte, ...half, shiftRight, ...constant(28), shiftLeft, ...constant(28), shiftRightSigned]
}

function get(local: number): Code {
  return [0x20, local]
}

function set(local: number): Code {
  return [0x21, local]
}

function move(local: number, by: number): Code {
  return [...get(local), ...constant(by), plus, ...set(local)]
}

function constant(value: number): Code {
  return [0x41, ...signed(value | 0)]
}

function simd(code: number): Code {
  return [0xfd, ...unsigned(code)]
}

/** So many bytes behind an address that is a multiple of 16. */
function sixteen(offset: number): Code {
  return [...simd(loadVector), 4, offset]
}

function load(offset: number): Code {
  return [0x28, 2, ...unsigned(offset)]
}

function load8(offset: number): Code {
  return [0x2d, 0, ...unsigned(offset)]
}

function load16(offset: number): Code {
  return [0x2f, 1, ...unsigned(offset)]
}

function store(offset: number): Code {
  return [0x36, 2, ...unsigned(offset)]
}

function store8(offset: number): Code {
  return [0x3a, 0, ...unsigned(offset)]
}

function store16(offset: number): Code {
  return [0x3b, 1, ...unsigned(offset)]
}

function section(id: number, content: Code): Code {
  return [id, ...sized(content)]
}

function sized(content: Code): Code {
  return [...unsigned(content.length), ...content]
}

function name(text: string): Code {
  return sized(Array.from(text, (sign) => sign.charCodeAt(0)))
}

/** A whole number from 0, seven bits a byte. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

/** The same with a sign, which the highest bit of the last byte is. */
function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)]
}
