/** Reads the wire format of SSH: lengths of four bytes, then what they count (RFC 4251, 5). Past the end all is empty. */
export class SshReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  number(): number {
    const at = this.#at
    this.#at += 4
    return at + 4 <= this.#bytes.length ? this.#bytes.readUInt32BE(at) : 0
  }

  bytes(): Uint8Array {
    const length = this.number()
    const from = this.#at
    this.#at = Math.min(from + length, this.#bytes.length)
    return this.#bytes.subarray(from, this.#at)
  }

  text(): string {
    return Buffer.from(this.bytes()).toString('latin1')
  }
}
