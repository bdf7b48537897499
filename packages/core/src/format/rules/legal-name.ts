/** The specification's limit, in code points. */
export const maximumNameLength = 64

/**
 * The nearest name that every client accepts: lower-case ASCII words joined by single hyphens, at
 * most 64 characters. `undefined` when nothing is left, as for a name in another script.
 */
export function legalName(name: string): string | undefined {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const joined = words.join('-').slice(0, maximumNameLength).replace(/-$/, '')
  return joined === '' ? undefined : joined
}
