/** Bytes of WebAssembly that leave something on its stack, or nothing. */
export type WasmCode = readonly number[]

/** A function of a module: how many whole numbers it takes and gives, and what its further variables are. */
export interface WasmFunction {
  readonly name: string
  readonly takes: readonly number[]
  readonly gives: readonly number[]
  /** Types of variables behind those that it takes, each as often as there are. */
  readonly has: readonly number[]
  readonly body: readonly WasmCode[]
}

const [loadVector, storeVector] = [0x00, 0x0b]
const head: WasmCode = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

/** What a module is written with: each takes code that gives its operands, as an expression would. */
export const wasm = {
  i32: 0x7f,
  f32: 0x7d,
  f64: 0x7c,
  i64: 0x7e,
  v128: 0x7b,
  get: (local: number): WasmCode => [0x20, local],
  set: (local: number, value: WasmCode): WasmCode => [...value, 0x21, local],
  number: (value: number): WasmCode => [0x41, ...signed(BigInt(value | 0))],
  long: (value: bigint): WasmCode => [0x42, ...signed(BigInt.asIntN(64, value))],
  double: (value: number): WasmCode => [0x44, ...new Uint8Array(Float64Array.of(value).buffer)],
  /** An instruction of one byte behind its operands. */
  do: (code: number, ...operands: readonly WasmCode[]): WasmCode => [...operands.flat(), code],
  simd: (code: number, ...operands: readonly WasmCode[]): WasmCode => [...operands.flat(), 0xfd, ...unsigned(code)],
  load: (at: WasmCode, offset = 0): WasmCode => [...at, 0x28, 0, ...unsigned(offset)],
  load8: (at: WasmCode, offset = 0): WasmCode => [...at, 0x2d, 0, ...unsigned(offset)],
  load16: (at: WasmCode, offset = 0): WasmCode => [...at, 0x2f, 0, ...unsigned(offset)],
  loadDouble: (at: WasmCode, offset = 0): WasmCode => [...at, 0x2b, 0, ...unsigned(offset)],
  loadSingle: (at: WasmCode, offset = 0): WasmCode => [...at, 0x2a, 0, ...unsigned(offset)],
  loadVector: (at: WasmCode, offset = 0): WasmCode => [...at, 0xfd, loadVector, 0, ...unsigned(offset)],
  store: (at: WasmCode, value: WasmCode, offset = 0): WasmCode => [...at, ...value, 0x36, 0, ...unsigned(offset)],
  store8: (at: WasmCode, value: WasmCode, offset = 0): WasmCode => [...at, ...value, 0x3a, 0, ...unsigned(offset)],
  store16: (at: WasmCode, value: WasmCode, offset = 0): WasmCode => [...at, ...value, 0x3b, 0, ...unsigned(offset)],
  storeDouble: (at: WasmCode, value: WasmCode, offset = 0): WasmCode => [...at, ...value, 0x39, 0, ...unsigned(offset)],
  storeVector: (at: WasmCode, value: WasmCode, offset = 0): WasmCode => [
    ...at,
    ...value,
    0xfd,
    storeVector,
    0,
    ...unsigned(offset),
  ],
  when: (condition: WasmCode, then: WasmCode, otherwise: WasmCode = []): WasmCode => [
    ...condition,
    0x04,
    0x40,
    ...then,
    ...(otherwise.length === 0 ? [] : [0x05, ...otherwise]),
    0x0b,
  ],
  /** Again and again until `leave` of it; inside, `again` begins anew. */
  loop: (...body: readonly WasmCode[]): WasmCode => [0x02, 0x40, 0x03, 0x40, ...body.flat(), 0x0c, 0, 0x0b, 0x0b],
  /** Leaves so many blocks: 1 is the loop that it stands in itself, one more for each `when` around it. */
  leave: (blocks: number): WasmCode => [0x0c, blocks],
  leaveIf: (condition: WasmCode, blocks = 1): WasmCode => [...condition, 0x0d, blocks],
  /** Gives what is on the stack, and ends. */
  end: [0x0f] as WasmCode,
  module: wasmModule,
} as const

/** A module with these functions and `memory`, of so many pages at first. */
function wasmModule(functions: readonly WasmFunction[], pages: number): Uint8Array {
  const types = functions.map(({ takes, gives }) => [0x60, takes.length, ...takes, gives.length, ...gives])
  const exported = functions.flatMap(({ name }, at) => [...named(name), 0, at])
  const bodies = functions.map(({ has, body }) => [
    has.length,
    ...has.flatMap((type) => [1, type]),
    ...body.flat(),
    0x0b,
  ])
  return Uint8Array.from([
    ...head,
    ...section(1, [functions.length, ...types.flat()]),
    ...section(3, [functions.length, ...functions.keys()]),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, [functions.length + 1, ...exported, ...named('memory'), 2, 0]),
    ...section(10, [functions.length, ...bodies.flatMap(sized)]),
  ])
}

function section(id: number, content: WasmCode): WasmCode {
  return [id, ...sized(content)]
}

function sized(content: WasmCode): WasmCode {
  return [...unsigned(content.length), ...content]
}

function named(text: string): WasmCode {
  return sized(Array.from(text, (sign) => sign.charCodeAt(0)))
}

/** A whole number from 0, seven bits a byte. */
function unsigned(value: number): WasmCode {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

/** The same with a sign, which the highest bit of the last byte is. */
function signed(value: bigint): WasmCode {
  const low = Number(BigInt.asUintN(7, value))
  return value >= -64n && value < 64n ? [low] : [low | 128, ...signed(value >> 7n)]
}
