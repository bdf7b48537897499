import { crc32, deflateRawSync } from 'node:zlib'

export interface HostileEntry {
  readonly name: string | Uint8Array
  readonly content?: string | Uint8Array
  /** Type and permission bits, as Unix has them. */
  readonly mode?: number
  readonly deflate?: boolean
  /** Stated instead of what is so. */
  readonly checksum?: number
  readonly statedSize?: number
}

/** A zip with whatever names, modes and sizes a test wants: libraries that write zips refuse most of them. */
export function hostileZip(entries: readonly HostileEntry[]): Uint8Array {
  const parts: Uint8Array[] = []
  const central: Uint8Array[] = []
  let at = 0
  for (const { name, content = 'x', mode = 0o100644, deflate = false, checksum, statedSize } of entries) {
    const nameBytes = Buffer.from(name)
    const plain = Buffer.from(content)
    const data = deflate ? deflateRawSync(plain) : plain
    const fixed = Buffer.alloc(26)
    fixed.writeUInt16LE(20, 0)
    fixed.writeUInt16LE(0x800, 2)
    fixed.writeUInt16LE(deflate ? 8 : 0, 4)
    fixed.writeUInt32LE(checksum ?? crc32(plain), 10)
    fixed.writeUInt32LE(data.length, 14)
    fixed.writeUInt32LE(statedSize ?? plain.length, 18)
    fixed.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fixed, nameBytes, data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(at, 10)
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003', 'latin1'), fixed, tail, nameBytes]))
    parts.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}
