/** Two paths with one key are one file on some file system: case and the form of accents do not tell them apart there. */
export function collisionKey(path: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(path)) return path.toLowerCase()
  return path.normalize('NFC').toLowerCase().normalize('NFC')
}
