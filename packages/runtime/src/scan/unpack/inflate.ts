import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

const unpackers = { gzip: gunzipSync, raw: inflateRawSync, zlib: inflateSync } as const

/** Unpacks in memory, up to `limit` bytes; `undefined` for broken data and for more than that. */
export function inflate(bytes: Uint8Array, kind: keyof typeof unpackers, limit: number): Uint8Array | undefined {
  try {
    return unpackers[kind](bytes, { maxOutputLength: Math.max(1, limit) })
  } catch {
    return undefined
  }
}
