export interface TarEntry {
  readonly name: string
  readonly content?: string
  /** One character, as the format has it; a file unless told. */
  readonly type?: string
  readonly link?: string
  /** As it stands in the header, in place of the true one. */
  readonly size?: Uint8Array | string
}

/** A tar archive with whatever headers a test wants. */
export function tarOf(entries: readonly TarEntry[], isEnded = true): Uint8Array {
  const parts = entries.flatMap(({ name, content = '', type = '0', link = '', size }) => {
    const header = Buffer.alloc(512)
    const data = Buffer.from(content)
    header.write(name, 0)
    Buffer.from(size ?? data.length.toString(8).padStart(11, '0')).copy(header, 124)
    header.write(type, 156)
    header.write(link, 157)
    header.write('ustar', 257)
    return [header, data, Buffer.alloc((512 - (data.length % 512)) % 512)]
  })
  return Buffer.concat([...parts, Buffer.alloc(isEnded ? 1024 : 0)])
}

/** One record of PAX's headers. */
export function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const length = [rest.length + 1, rest.length + 2, rest.length + 3].find((n) => String(n).length + rest.length === n)
  return `${length}${rest}`
}
