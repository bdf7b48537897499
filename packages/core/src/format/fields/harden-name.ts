// Characters that show nothing and could make two names look alike: soft hyphen, zero-width and direction marks.
const invisible = /[\u034F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu
// Lone surrogates are here too: no file name can have them.
// oxlint-disable-next-line no-control-regex -- control characters are what this finds
const dangerous = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uD800-\uDFFF/\\]/u

/** A name that is safe to show, compare and build paths with; `undefined` when none is left (decisions R-4). */
export function hardenName(name: string): string | undefined {
  if (/^[a-z0-9-]+$/.test(name)) return name
  const clean = name.normalize('NFC').replaceAll(invisible, '').trim()
  if (clean === '' || clean === '.' || clean.includes('..') || dangerous.test(clean)) return undefined
  return clean
}
