/** Bytes as people read them: `512 B`, `3.4 KB`, `1.2 MB` (thousands). */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const units = ['KB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = -1
  do {
    value /= 1000
    unit += 1
  } while (value >= 999.95 && unit < units.length - 1)
  return `${value.toFixed(1)} ${units[unit] ?? ''}`
}
