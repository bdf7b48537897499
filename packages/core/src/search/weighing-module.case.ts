import { notThere } from './piece-table.ts'
import { saturation } from './search-field.ts'
import { sketchLength } from './sketch-terms.ts'
import { wasm, type WasmCode, type WasmFunction } from './wasm-code.case.ts'
import { weighingLayout } from './weighing-layout.ts'

const { masks, said, sketch, place: placeLength, entryBits, entry: entryLength } = weighingLayout
const { givenInText, givenInName, row: rowLength } = weighingLayout
const { i32, i64, f64, v128, get, set, number, load, load16, store, store16, when, loop, leave, leaveIf } = wasm

const [isZero, equal, belowSigned, below, above, atMost, atLeast] = [0x45, 0x46, 0x48, 0x49, 0x4b, 0x4d, 0x4f]
const [zerosBehind, plus, minus, times, and, or, xor, left, right] = [
  0x68, 0x6a, 0x6b, 0x6c, 0x71, 0x72, 0x73, 0x74, 0x76,
]
const [timesLong, xorLong, rightLong, rotatedLong, wrapped] = [0x7e, 0x85, 0x88, 0x89, 0xa7]
const [plusDouble, minusDouble, timesDouble, divided, floor, atLeastDouble, fromTruth, toWhole] = [
  0xa0, 0xa1, 0xa2, 0xa3, 0x9c, 0x66, 0xb8, 0xab,
]
const [splat, sameBytes, belowBytes, andAll, orAll, allTrue, bitMask, minusBytes, firstHalf] = [
  0x0f, 0x23, 0x26, 0x4e, 0x50, 0x63, 0x64, 0x71, 0x1d,
]

/**
 * The WebAssembly of a `WeighingKernel`, over its one `memory`; `weighing-code.ts` has what comes out, and a test compares them.
 *
 * - `read(at, end, count, limit, given, places, last, entries, known, found)` looks pieces of a text up, from one place to
 *   another, and writes the terms that they give behind those that were found. It stops at a piece that gives several, is not known
 *   (then it is entered as the next behind those that are known) or fits no entry, and gives where.
 * - `weigh(found, count, field, rows, met, known, weight)` adds a weight to the rows of terms, and those that had none to the terms
 *   that a document is known to have; it gives how many these are.
 * - `settle(met, count, rows, facts, nameLength)` makes the facts of a document's terms and its sketch, and clears their rows.
 * - `rehash(entries, count, places, last)` enters so many entries into a table of places that is empty.
 * - `find(at, end, byte)` gives where a byte stands between two places, `end` where it does not; sixteen bytes behind may be looked at.
 */
export function weighingModule(): Uint8Array {
  return wasm.module([read(), weigh(), settle(), rehash(), find()], 1)
}

/** Sixteen times the same byte. */
function all(byte: number): WasmCode {
  return wasm.simd(splat, number(byte))
}

/** The bits of the sixteen bytes that belong to pieces: letters and digits of ASCII, and all beyond ASCII. */
function pieceBits(bytes: WasmCode): WasmCode {
  const letters = wasm.simd(belowBytes, wasm.simd(minusBytes, wasm.simd(orAll, bytes, all(0x20)), all(0x61)), all(26))
  const digits = wasm.simd(belowBytes, wasm.simd(minusBytes, bytes, all(0x30)), all(10))
  return wasm.simd(bitMask, wasm.simd(orAll, wasm.simd(orAll, letters, digits), bytes))
}

function product(value: WasmCode, factor: bigint): WasmCode {
  return wasm.do(timesLong, value, wasm.long(factor))
}

/** Sets the place of a key in any table, and the bits of its hash that stand there. `mixed` is a variable for it. */
function placed({ place, tag }: { place: number; tag: number }, key: WasmCode, mixed: number): WasmCode {
  const half = (which: number): WasmCode => [...wasm.simd(firstHalf, key), which]
  const other = wasm.do(rotatedLong, product(half(1), 0xc2b2ae3d27d4eb4fn), wasm.long(31n))
  return [
    ...set(mixed, wasm.do(xorLong, product(half(0), 0x9e3779b185ebca87n), other)),
    ...set(mixed, wasm.do(xorLong, get(mixed), wasm.do(rightLong, get(mixed), wasm.long(29n)))),
    ...set(mixed, product(get(mixed), 0x165667b19e3779f9n)),
    ...set(place, wasm.do(wrapped, wasm.do(rightLong, get(mixed), wasm.long(32n)))),
    ...set(tag, wasm.do(left, wasm.do(wrapped, get(mixed)), number(entryBits))),
  ]
}

/** The address of a place in their table. */
function addressOf(places: number, last: number, place: number): WasmCode {
  return wasm.do(plus, get(places), wasm.do(left, wasm.do(and, get(place), get(last)), number(Math.log2(placeLength))))
}

function moved(local: number, by: WasmCode): WasmCode {
  return set(local, wasm.do(plus, get(local), by))
}

/** The address of a number of 32 bits. */
function fourth(base: number, index: number): WasmCode {
  return wasm.do(plus, get(base), wasm.do(left, get(index), number(2)))
}

function read(): WasmFunction {
  const [at, end, count, limit, given, places, last, entries, known, found] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [bits, length, entry, place, gives, tag, slot, address, bytes, key, mixed] = [
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
  ]
  const sixteen = number(0x10000)
  const entryOf = (which: WasmCode): WasmCode =>
    wasm.do(plus, get(entries), wasm.do(left, which, number(Math.log2(entryLength))))
  const lookUp = [
    placed({ place, tag }, get(key), mixed),
    loop(
      set(address, addressOf(places, last, place)),
      set(slot, load(get(address))),
      when(wasm.do(isZero, get(slot)), [
        ...store(get(address), wasm.do(or, get(tag), wasm.do(plus, get(known), number(1)))),
        ...set(entry, entryOf(get(known))),
        ...wasm.storeVector(get(entry), get(key)),
        ...store(get(entry), number(notThere), givenInText),
        ...store(get(entry), number(notThere), givenInName),
        ...leave(2),
      ]),
      when(wasm.do(isZero, wasm.do(right, wasm.do(xor, get(slot), get(tag)), number(entryBits))), [
        ...set(entry, entryOf(wasm.do(minus, wasm.do(and, get(slot), number(2 ** entryBits - 1)), number(1)))),
        ...leaveIf(wasm.simd(allTrue, wasm.simd(sameBytes, wasm.loadVector(get(entry)), get(key))), 2),
      ]),
      moved(place, number(1)),
    ),
  ].flat()
  return {
    name: 'read',
    takes: [i32, i32, i32, i32, i32, i32, i32, i32, i32, i32],
    gives: [i32],
    has: [i32, i32, i32, i32, i32, i32, i32, i32, v128, v128, i64],
    body: [
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(end))),
        leaveIf(wasm.do(atLeast, get(count), get(limit))),
        set(bytes, wasm.loadVector(get(at))),
        set(bits, pieceBits(get(bytes))),
        when(wasm.do(isZero, wasm.do(and, get(bits), number(1))), [
          ...moved(at, wasm.do(zerosBehind, wasm.do(or, get(bits), sixteen))),
          ...leave(1),
        ]),
        set(length, wasm.do(zerosBehind, wasm.do(xor, get(bits), number(-1)))),
        set(entry, number(0)),
        leaveIf(wasm.do(equal, get(length), number(16))),
        set(key, wasm.simd(andAll, get(bytes), wasm.loadVector(wasm.do(left, get(length), number(4)), masks))),
        leaveIf(wasm.simd(bitMask, get(key))),
        lookUp,
        set(gives, load(wasm.do(plus, get(entry), get(given)))),
        leaveIf(wasm.do(belowSigned, get(gives), number(0))),
        // What gives nothing is written as well, and the next over it: which pieces do cannot be foreseen.
        store(fourth(found, count), wasm.do(minus, get(gives), number(1))),
        moved(count, wasm.do(above, get(gives), number(0))),
        // To the next piece, as far as it can be seen.
        set(bits, wasm.do(right, wasm.do(or, get(bits), sixteen), get(length))),
        moved(at, wasm.do(plus, get(length), wasm.do(zerosBehind, get(bits)))),
      ),
      store(number(said), get(count)),
      store(number(said), get(entry), 4),
      store(number(said), get(address), 8),
      get(at),
    ],
  }
}

function weigh(): WasmFunction {
  const [found, count, field, rows, met, known, weight] = [0, 1, 2, 3, 4, 5, 6]
  const [at, term, row, fields] = [7, 8, 9, 10]
  return {
    name: 'weigh',
    takes: [i32, i32, i32, i32, i32, i32, f64],
    gives: [i32],
    has: [i32, i32, i32, i32],
    body: [
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(count))),
        set(term, load(fourth(found, at))),
        set(row, rowOf(rows, term)),
        set(fields, load(get(row), 8)),
        when(wasm.do(isZero, get(fields)), [...store(fourth(met, known), get(term)), ...moved(known, number(1))]),
        store(get(row), wasm.do(or, get(fields), get(field)), 8),
        wasm.storeDouble(get(row), wasm.do(plusDouble, wasm.loadDouble(get(row)), get(weight))),
        moved(at, number(1)),
      ),
      get(known),
    ],
  }
}

function rowOf(rows: number, term: number): WasmCode {
  return wasm.do(plus, get(rows), wasm.do(left, get(term), number(Math.log2(rowLength))))
}

function settle(): WasmFunction {
  const [met, count, rows, facts, nameLength] = [0, 1, 2, 3, 4]
  const [at, row, term, hash, kept, place, next, impact] = [5, 6, 7, 8, 9, 10, 11, 12]
  const share = wasm.do(
    divided,
    wasm.do(timesDouble, wasm.double(255), wasm.loadDouble(get(row))),
    wasm.do(plusDouble, wasm.loadDouble(get(row)), wasm.double(saturation)),
  )
  const fields = load(get(row), 8)
  const name = wasm.do(left, wasm.do(times, wasm.do(and, fields, number(1)), get(nameLength)), number(16))
  return {
    name: 'settle',
    takes: [i32, i32, i32, i32, i32],
    gives: [],
    has: [i32, i32, i32, i32, i32, i32, i32, f64],
    body: [
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(count))),
        set(term, load(fourth(met, at))),
        set(row, rowOf(rows, term)),
        set(impact, share),
        set(next, rounded(impact)),
        set(next, wasm.do(or, get(next), wasm.do(isZero, get(next)))),
        store(fourth(facts, at), wasm.do(or, wasm.do(or, get(next), wasm.do(left, fields, number(8))), name)),
        set(hash, wasm.do(minus, load(get(row), 12), number(1))),
        wasm.storeDouble(get(row), wasm.double(0)),
        store(get(row), number(0), 8),
        keepLowest({ hash, kept, place, next }),
        moved(at, number(1)),
      ),
      store16(number(sketch), get(kept)),
      loop(
        leaveIf(wasm.do(atLeast, get(kept), number(sketchLength))),
        moved(kept, number(1)),
        store16(sketched(kept), number(0)),
      ),
    ],
  }
}

/** The whole number nearest to what a variable holds, the greater of two. */
function rounded(value: number): WasmCode {
  const whole = wasm.do(floor, get(value))
  const isNearer = wasm.do(atLeastDouble, wasm.do(minusDouble, get(value), whole), wasm.double(0.5))
  return wasm.do(toWhole, wasm.do(plusDouble, whole, wasm.do(fromTruth, isNearer)))
}

/** The address of a number of the sketch, counted from 1. */
function sketched(place: number): WasmCode {
  return wasm.do(plus, number(sketch), wasm.do(left, get(place), number(1)))
}

/** Puts a hash among the lowest, in their order, unless it is there. */
function keepLowest(locals: { hash: number; kept: number; place: number; next: number }): WasmCode {
  const { hash, kept, place, next } = locals
  const hasRoom = wasm.do(below, get(kept), number(sketchLength))
  const insert = [
    when(hasRoom, moved(kept, number(1))),
    set(next, get(kept)),
    loop(
      leaveIf(wasm.do(atMost, get(next), wasm.do(plus, get(place), number(1)))),
      store16(sketched(next), load16(wasm.do(minus, sketched(next), number(2)))),
      moved(next, number(-1)),
    ),
    store16(wasm.do(plus, sketched(place), number(2)), get(hash)),
  ].flat()
  return when(wasm.do(or, hasRoom, wasm.do(below, get(hash), load16(sketched(kept)))), [
    ...set(place, get(kept)),
    // The lowest that is kept and not above it.
    ...loop(
      leaveIf(wasm.do(isZero, get(place))),
      leaveIf(wasm.do(isZero, wasm.do(above, load16(sketched(place)), get(hash)))),
      moved(place, number(-1)),
    ),
    ...when(
      wasm.do(or, wasm.do(isZero, get(place)), wasm.do(isZero, wasm.do(equal, load16(sketched(place)), get(hash)))),
      insert,
    ),
  ])
}

function rehash(): WasmFunction {
  const [entries, count, places, last] = [0, 1, 2, 3]
  const [place, tag, at, address, mixed] = [4, 5, 6, 7, 8]
  return {
    name: 'rehash',
    takes: [i32, i32, i32, i32],
    gives: [],
    has: [i32, i32, i32, i32, i64],
    body: [
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(count))),
        placed({ place, tag }, wasm.loadVector(get(entries)), mixed),
        moved(at, number(1)),
        loop(
          set(address, addressOf(places, last, place)),
          leaveIf(wasm.do(isZero, load(get(address)))),
          moved(place, number(1)),
        ),
        store(get(address), wasm.do(or, get(tag), get(at))),
        moved(entries, number(entryLength)),
      ),
    ],
  }
}

function find(): WasmFunction {
  const [at, end, byte, bits] = [0, 1, 2, 3]
  const same = wasm.simd(sameBytes, wasm.loadVector(get(at)), wasm.simd(splat, get(byte)))
  return {
    name: 'find',
    takes: [i32, i32, i32],
    gives: [i32],
    has: [i32],
    body: [
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(end))),
        set(bits, wasm.simd(bitMask, same)),
        moved(at, wasm.do(zerosBehind, wasm.do(or, get(bits), number(0x10000)))),
        leaveIf(get(bits)),
      ),
      when(wasm.do(above, get(at), get(end)), set(at, get(end))),
      get(at),
    ],
  }
}
