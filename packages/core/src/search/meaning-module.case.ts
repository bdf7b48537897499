import { meaningLayout } from './meaning-layout.ts'
import { packedSteps } from './packed-steps.ts'
import { wasm, type WasmCode, type WasmFunction } from './wasm-code.case.ts'

const { packed, sum, rows } = meaningLayout
const { i32, f64, v128, get, set, number, load, loop, leaveIf } = wasm

const [atLeast, isZeroDouble] = [0x4f, 0x61]
const [plus, times, and, or, left] = [0x6a, 0x6c, 0x71, 0x72, 0x74]
const [absolute, greater, floor, minusDouble, plusDouble, timesDouble, divided] = [
  0x99, 0xa5, 0x9c, 0xa1, 0xa0, 0xa2, 0xa3,
]
const [atLeastDouble, fromTruth, fromSingle] = [0x66, 0xb8, 0xbb]
const [splatDouble, loadFour, shuffle, widenBytes, widenShorts] = [0x14, 0x5c, 0x0d, 0x87, 0xa7]
const [fromWholes, fromSingles, toSingles, plusDoubles, timesDoubles] = [0xfe, 0x5f, 0x5e, 0xf0, 0xf2]
/** The last eight bytes of the first, twice; and the first eight of both. */
const lastHalf = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]
const firstHalves = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]

/**
 * The WebAssembly of a `KernelMeaning`, over its one `memory`; `meaning-code.ts` has what comes out, and a test compares them.
 *
 * - `add(count, vectors, factors, length)` adds the vectors of rows to the sum, each number rounded as `WordVectors` does.
 *   `length` is that of a vector, a multiple of four.
 * - `pack(length)` packs the sum as `packVector` does.
 */
export function meaningModule(): Uint8Array {
  return wasm.module([add(), pack()], 1)
}

function moved(local: number, by: number): WasmCode {
  return set(local, wasm.do(plus, get(local), number(by)))
}

function fourth(index: number): WasmCode {
  return wasm.do(left, get(index), number(2))
}

/** Goes over rows, and of each over four numbers at a time, two in each half of what is added. */
function add(): WasmFunction {
  const [count, vectors, factors, length] = [0, 1, 2, 3]
  const [at, row, place, steps, factor, sums] = [4, 5, 6, 7, 8, 9]
  const swapped = (value: WasmCode): WasmCode => [...wasm.simd(shuffle, value, value), ...lastHalf]
  const added = (before: WasmCode, by: WasmCode): WasmCode => {
    const product = wasm.simd(timesDoubles, get(factor), wasm.simd(fromWholes, by))
    return wasm.simd(toSingles, wasm.simd(plusDoubles, wasm.simd(fromSingles, before), product))
  }
  const address = wasm.do(plus, wasm.do(plus, get(vectors), wasm.do(times, get(row), get(length))), get(place))
  const four = [...wasm.simd(loadFour, address), 0, 0]
  const both = wasm.simd(shuffle, added(get(sums), get(steps)), added(swapped(get(sums)), swapped(get(steps))))
  return {
    name: 'add',
    takes: [i32, i32, i32, i32],
    gives: [],
    has: [i32, i32, i32, v128, v128, v128],
    body: [
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(count))),
        set(row, load(fourth(at), rows)),
        set(
          factor,
          wasm.simd(splatDouble, wasm.do(fromSingle, wasm.loadSingle(wasm.do(plus, get(factors), fourth(row))))),
        ),
        set(place, number(0)),
        loop(
          leaveIf(wasm.do(atLeast, get(place), get(length))),
          set(steps, wasm.simd(widenShorts, wasm.simd(widenBytes, four))),
          set(sums, wasm.loadVector(fourth(place), sum)),
          wasm.storeVector(fourth(place), [...both, ...firstHalves], sum),
          moved(place, 4),
        ),
        moved(at, 1),
      ),
    ],
  }
}

function pack(): WasmFunction {
  const [length, at, most, share] = [0, 1, 2, 3]
  const single = wasm.do(fromSingle, wasm.loadSingle(fourth(at), sum))
  const whole = wasm.do(floor, get(share))
  const isNearer = wasm.do(atLeastDouble, wasm.do(minusDouble, get(share), whole), wasm.double(0.5))
  const rounded = wasm.do(plusDouble, whole, wasm.do(fromTruth, isNearer))
  // What is no number gives 0.
  const step = wasm.do(and, [...rounded, 0xfc, 2], number(15))
  const shareOf = (value: WasmCode): WasmCode =>
    set(share, wasm.do(timesDouble, wasm.do(divided, value, get(most)), wasm.double(packedSteps)))
  const byte = wasm.do(0x76, get(at), number(1))
  return {
    name: 'pack',
    takes: [i32],
    gives: [],
    has: [i32, f64, f64],
    body: [
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(length))),
        set(most, wasm.do(greater, get(most), wasm.do(absolute, single))),
        moved(at, 1),
      ),
      // Of nothing, nothing: 0 divided by 1.
      set(most, wasm.do(plusDouble, get(most), wasm.do(fromTruth, wasm.do(isZeroDouble, get(most), wasm.double(0))))),
      set(at, number(0)),
      loop(
        leaveIf(wasm.do(atLeast, get(at), get(length))),
        shareOf(single),
        wasm.store8(byte, step, packed),
        moved(at, 1),
        shareOf(single),
        wasm.store8(byte, wasm.do(or, wasm.load8(byte, packed), wasm.do(left, step, number(4))), packed),
        moved(at, 1),
      ),
    ],
  }
}
