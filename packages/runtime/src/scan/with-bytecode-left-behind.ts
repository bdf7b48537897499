import type { ScanFile, ScanNote } from '@metier/core'

/** As Python itself calls what it compiled; there it is loaded beside its source alone. */
const cached = /(?:^|\/)__pycache__\/[^/]+\.(?:cpython|pypy)-\d+(?:-pytest-[\d.]+)?(?:\.opt-\d)?\.pyc$/i
/** Ways to run it all the same: by its name, moved to where it can be imported, or read as code. */
const means = /__pycache__|\.py[co]\b|\bpy[co]\b|bytecode|sourceless|\bmarshal\b/i
/** Lists of what is left out name it to be rid of it. */
const leftOut = /(?:^|\/)\.\w{0,20}ignore$/i

/** The notes, with compiled Python that its source left behind, and that nothing in the skill could run, as such. */
export function withBytecodeLeftBehind(files: readonly ScanFile[], notes: readonly ScanNote[]): readonly ScanNote[] {
  if (!notes.some(isLeft) || files.some(namesBytecode)) return notes
  return notes.map((note) => (isLeft(note) ? { ...note, rule: 'bytecode-left-behind' } : note))
}

function isLeft({ rule, path }: ScanNote): boolean {
  return rule === 'bytecode-without-source' && cached.test(path)
}

function namesBytecode({ path, bytes }: ScanFile): boolean {
  if (bytes === undefined || /\.py[co]$/i.test(path) || leftOut.test(path)) return false
  return means.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
}
