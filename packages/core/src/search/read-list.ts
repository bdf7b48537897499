import { DamagedSegment } from './damaged-segment.ts'
import { kernelInstance } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { kernelMemory } from './kernel-memory.ts'
import type { ListParts } from './term-list.ts'
import { windowBits } from './window-slots.ts'

const { free, met, said } = kernelLayout
/** Zeros behind a list, so that one that was cut short ends. */
const behind = 16

export interface ReadListOptions {
  /** How many documents it has. */
  readonly count: number
  /** All documents are below it. */
  readonly size: number
  readonly table: Uint32Array
}

/**
 * A list as it stands in a segment, see `encodeSegment`, taken apart by WebAssembly: a process that answers one question meets
 * more entries than it meets anything else, and has nothing compiled yet. `undefined` where there is no WebAssembly.
 */
export function readList(bytes: Uint8Array, { count, size, table }: ReadListOptions): ListParts | undefined {
  const kernel = kernelInstance()
  if (kernel === undefined) return undefined
  const places = free + 4 * ((size >>> windowBits) + 2)
  const facts = places + 4 * count
  const lows = facts + 4 * count
  const codes = lows + 2 * count
  const from = codes + count
  const to = from + bytes.length
  const memory = kernelMemory(kernel, to + behind)
  memory.set(bytes, from)
  memory.fill(0, to, to + behind)
  memory.fill(0, met, met + 256)
  try {
    kernel.read(from, count, size, lows, codes, free, places, facts)
  } catch {
    // It went on behind its end until there was no more memory.
    throw new DamagedSegment()
  }
  const { buffer } = memory
  const [stopped = 0, document = 0, window = 0, factsEnd = 0] = new Uint32Array(buffer, said, 4)
  if (stopped > to || document >= size) throw new DamagedSegment()
  const rare = (factsEnd - facts) >>> 2
  const starts = new Uint32Array(window + 2)
  starts.set(new Uint32Array(buffer, free + 4, window), 1)
  starts[window + 1] = count
  return {
    count,
    table,
    starts,
    lows: new Uint16Array(buffer, lows, count).slice(),
    codes: memory.slice(codes, codes + count),
    rarePlaces: new Uint32Array(buffer, places, rare).slice(),
    rareFacts: new Uint32Array(buffer, facts, rare).slice(),
    met: memory.slice(met, met + 256),
  }
}
