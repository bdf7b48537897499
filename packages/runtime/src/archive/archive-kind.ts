/** What kind of archive bytes are, by what they begin with; `undefined` for anything else. */
export function archiveKind(bytes: Uint8Array): 'zip' | 'tar' | 'tar.gz' | undefined {
  const starts = (...wanted: readonly number[]): boolean => wanted.every((byte, index) => bytes[index] === byte)
  // `PK` with the number of a local entry, or of the end of an archive that holds nothing.
  if (starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)) return 'zip'
  if (starts(0x1f, 0x8b)) return 'tar.gz'
  const magic = String.fromCharCode(...bytes.subarray(257, 262))
  return magic === 'ustar' ? 'tar' : undefined
}
