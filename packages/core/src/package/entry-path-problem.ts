import { encodeText } from '../text/encode-text.ts'

/** Names that Windows keeps for devices, with or without an extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i

/** Bytes of one part of a path that every file system in use takes. */
const longestPart = 255
/** What has no more units of UTF-16 than this is within that: three bytes are the most that one of them takes. */
const surelyShort = longestPart / 3
/** Parts of letters, digits and hyphens with dots between them: as nearly all are. */
const isUsual = /^(?:\w[\w-]*(?:\.[\w-]+)*(?:\/|$))+$/
/** So few that neither the parts nor their number can be too many. */
const surelyShallow = 63
/** What may be the name of a device. */
const mayBeReserved = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i
const longestPath = 1024
const deepest = 32

/**
 * What is wrong with the name of a file that a stranger's archive or repository brings; `undefined` when it may be
 * written below a directory of ours, on any system. A name that one system takes and another reads differently is
 * refused on all: the same skill has to be the same files everywhere.
 */
export function entryPathProblem(path: string): string | undefined {
  if (path === '') return 'has no name'
  if (path.length <= surelyShallow && isUsual.test(path) && !path.endsWith('/') && !mayBeReserved.test(path))
    return undefined
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'has a control character in its name'
  if (path.includes('\\') || path.includes(':')) return 'has a back slash or a colon in its name'
  if (path.startsWith('/') || path.startsWith('~')) return 'has an absolute name'
  if (path.length > longestPath) return 'has a name of more than 1,024 characters'
  const parts = path.split('/')
  if (parts.length > deepest) return 'lies more than 32 directories deep'
  return parts.map(partProblem).find((problem) => problem !== undefined)
}

function partProblem(part: string): string | undefined {
  if (part === '' || part === '.' || part === '..') return 'has a name that leads out of its directory'
  if (/[. ]$/.test(part)) return 'has a name that ends in a dot or a space'
  if (reserved.test(part)) return 'has a name that Windows keeps for a device'
  if (part.toLowerCase() === '.git') return 'would be part of a Git directory'
  const isTooLong = part.length > surelyShort && encodeText(part).length > longestPart
  return isTooLong ? 'has a name of more than 255 bytes' : undefined
}
