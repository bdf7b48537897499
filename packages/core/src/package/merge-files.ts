import { compareBytes } from '../catalog/compare-bytes.ts'
import { decodeText } from '../text/decode-text.ts'
import { encodeText } from '../text/encode-text.ts'
import { mergeTexts } from './merge-texts.ts'

export interface SkillFileContent {
  readonly bytes: Uint8Array
  readonly executable: boolean
}

/** Files of one state of a skill, by path with `/`. */
export type SkillFiles = ReadonlyMap<string, SkillFileContent>

export interface FileVersions {
  /** As it was installed. */
  readonly base: SkillFiles
  /** As a person left it. */
  readonly ours: SkillFiles
  /** As its source has it now. */
  readonly theirs: SkillFiles
}

/**
 * What becomes of one file. `beside`: ours stays as it is, deleted too, and theirs goes to `to`, next to `of`, the file or
 * folder of ours in its way. `outlive`: ours stays, since a person changed it, and its source has it no more. `aside`: a
 * person's own stands where theirs has to go, and is to be kept elsewhere.
 */
export type FileMerge =
  | { readonly path: string; readonly action: 'keep' | 'outlive' | 'delete' | 'aside' }
  | { readonly path: string; readonly action: 'take' | 'merge'; readonly content: SkillFileContent }
  | Beside

interface Beside {
  readonly path: string
  readonly action: 'beside'
  readonly of: string
  readonly to: string
  readonly content: SkillFileContent
}

/**
 * Three-way merge of a skill, file by file: nobody's change is lost. What both changed is merged where the changes lie
 * apart, and kept in both versions where they do not; what a person changed is not deleted because its source has
 * dropped it. In byte order of paths.
 */
export function mergeFiles({ base, ours, theirs }: FileVersions): readonly FileMerge[] {
  const paths = new Set([...ours.keys(), ...theirs.keys()])
  const merges = [...paths]
    .toSorted(compareBytes)
    .map((path) => mergeFile(path, { base: base.get(path), ours: ours.get(path), theirs: theirs.get(path) }))
  const staying = merges.flatMap(({ path, action }) => (ours.has(path) && action !== 'delete' ? [path] : []))
  const placed = merges
    .map((merge) => besideWhatStays(merge, staying))
    .map((merge) => (merge.action === 'beside' ? besideTheirs(merge, theirs) : merge))
  return clearedFor(
    placed.filter((merge) => merge.action === 'beside'),
    placed,
    { base, ours },
  )
}

function besideOf(of: string, path: string, content: SkillFileContent): Beside {
  return { path, action: 'beside', of, to: `${of}.new${path.slice(of.length)}`, content }
}

/** A file of theirs where ours has a folder, or the other way round. */
function besideWhatStays(merge: FileMerge, staying: readonly string[]): FileMerge {
  if (merge.action !== 'take') return merge
  const { path, content } = merge
  const way = staying.find((other) => other !== path && isOneWithin(path, other))
  if (way === undefined) return merge
  return besideOf(way.length < path.length ? way : path, path, content)
}

/** Its source may have a file of the name that the new version would get: no one of the two takes the other's place. */
function besideTheirs(merge: Beside, theirs: SkillFiles): Beside {
  const { of, path, to } = merge
  if (![...theirs.keys()].some((other) => isOneWithin(other, to))) return merge
  return besideTheirs(
    { ...merge, to: `${to.slice(0, to.length - (path.length - of.length))}.new${path.slice(of.length)}` },
    theirs,
  )
}

/** What an earlier merge put beside a file makes room for what comes now; what a person made of it is kept elsewhere. */
function clearedFor(
  besides: readonly Beside[],
  merges: readonly FileMerge[],
  { base, ours }: Pick<FileVersions, 'base' | 'ours'>,
): readonly FileMerge[] {
  return merges.map((merge) => {
    if (merge.action !== 'keep' && merge.action !== 'outlive') return merge
    const { path } = merge
    const beside = besides.find((other) => isOneWithin(path, other.to))
    if (beside === undefined) return merge
    const isEarlier = path === beside.to && isSame(base.get(beside.path), ours.get(path))
    return { path, action: isEarlier ? 'delete' : 'aside' }
  })
}

/** No disk has both, unless they are one. */
function isOneWithin(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right}/`) || right.startsWith(`${left}/`)
}

/** One file in each version; `undefined` where that version does not have it. */
interface FileInVersions {
  readonly base: SkillFileContent | undefined
  readonly ours: SkillFileContent | undefined
  readonly theirs: SkillFileContent | undefined
}

function mergeFile(path: string, { base, ours, theirs }: FileInVersions): FileMerge {
  if (theirs === undefined) {
    if (base === undefined) return { path, action: 'keep' }
    return { path, action: isSame(base, ours) ? 'delete' : 'outlive' }
  }
  if (ours === undefined) {
    if (base === undefined) return { path, action: 'take', content: theirs }
    // Deleted by a person; what its source has to say since must neither be lost nor come back in its place.
    return isSame(base, theirs) ? { path, action: 'delete' } : besideOf(path, path, theirs)
  }
  // Where nobody touched it, line endings that its source has changed count too.
  if (isEqual(base, ours))
    return isEqual(ours, theirs) ? { path, action: 'keep' } : { path, action: 'take', content: theirs }
  if (isSame(ours, theirs) || isSame(base, theirs)) return { path, action: 'keep' }
  if (isSame(base, ours)) return { path, action: 'take', content: theirs }
  return mergeBoth(path, { base, ours, theirs })
}

interface Both {
  readonly base: SkillFileContent | undefined
  readonly ours: SkillFileContent
  readonly theirs: SkillFileContent
}

/** Whether it may be executed is a change apart from what stands in it. */
function mergeBoth(path: string, { base, ours, theirs }: Both): FileMerge {
  const bytes = mergeBytes({ base: base?.bytes, ours: ours.bytes, theirs: theirs.bytes })
  if (bytes === undefined) return besideOf(path, path, theirs)
  const isTheirChange = base !== undefined && base.executable !== theirs.executable
  const { executable } = isTheirChange ? theirs : ours
  const content = { bytes, executable }
  return isEqual(content, ours) ? { path, action: 'keep' } : { path, action: 'merge', content }
}

interface BytesOfBoth {
  readonly base: Uint8Array | undefined
  readonly ours: Uint8Array
  readonly theirs: Uint8Array
}

/** `undefined` where both changes cannot be in one file. */
function mergeBytes({ base, ours, theirs }: BytesOfBoth): Uint8Array | undefined {
  if (areEqual(ours, theirs) || areEqual(base, theirs)) return ours
  if (areEqual(base, ours)) return theirs
  const [was, mine, yours] = [base, ours, theirs].map((bytes) => bytes && textOf(bytes))
  if (was === undefined || mine === undefined || yours === undefined) return undefined
  const text = mergeTexts({ base: was, ours: mine, theirs: yours })
  return text === undefined ? undefined : encodeText(text)
}

/** `undefined` for what is no text that can be written back byte for byte. */
function textOf(bytes: Uint8Array): string | undefined {
  const { text, problem } = decodeText(bytes)
  return problem === undefined && areEqual(encodeText(text), bytes) ? text : undefined
}

function areEqual(left: Uint8Array | undefined, right: Uint8Array): boolean {
  return left?.length === right.length && left.every((byte, index) => byte === right[index])
}

function isEqual(left: SkillFileContent | undefined, right: SkillFileContent): boolean {
  return left?.executable === right.executable && areEqual(left.bytes, right.bytes)
}

function isSame(left: SkillFileContent | undefined, right: SkillFileContent | undefined): boolean {
  if (left === undefined || right === undefined) return left === right
  return isEqual(left, right) || isSameText(left, right)
}

/** Line endings alone are nobody's change. */
function isSameText(left: SkillFileContent, right: SkillFileContent): boolean {
  if (left.executable !== right.executable) return false
  const [one, other] = [textOf(left.bytes), textOf(right.bytes)]
  return one !== undefined && other !== undefined && one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
