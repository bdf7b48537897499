/** The path with `/` and without needless parts; `null` for one that leads out or is absolute. Empty is the top. */
export function relativePathIn(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  const isBad = path.startsWith('/') || parts.some((part) => part === '..' || part === '.git' || part.includes('\\'))
  return isBad ? null : parts.join('/')
}
