// A skill as a bag of windows: of each which columns it has, which of those stand nowhere else in its skill, and how many of its
// lines somebody put there.
import { buildSkillView } from '../../packages/core/dist/scan/build-skill-view.js'
import { blocksOf } from '../../packages/core/dist/scan/learned/blocks-of.js'
import { KnownColumns } from '../../packages/core/dist/scan/learned/known-columns.js'
import { lineWindows } from '../../packages/core/dist/scan/learned/line-windows.js'
import { readScanFile } from '../../packages/core/dist/scan/read-scan-file.js'

/** Of a skill that somebody changed (`before` is what it was) only the windows with something new in them. */
export function bagOf(table, { kind, group, name, files, before }, { isAsked, linesOfBlock, hasPairs }) {
  const whole = wholeOf(files)
  const blocks = ({ text }) => blocksOf(text, { linesOfBlock, hasPairs })
  const asked = new Map(whole.filter(({ path }) => isAsked(path)).map((piece) => [piece, blocks(piece)]))
  const known = new KnownColumns(whole.filter(({ path }) => !isAsked(path)).flatMap(blocks), [...asked.values()].flat())
  const lines = before && new Map(wholeOf(before).map(({ path, text }) => [path, new Set(text.text.split('\n'))]))
  const rows = [...asked].flatMap(([piece, ofPiece]) => {
    if (piece.isExample) return []
    return lineWindows(ofPiece).flatMap((window) => {
      const part = piece.text.text.slice(window.start, window.end)
      const added = lines === undefined ? Infinity : addedLines(part, lines.get(piece.path))
      return part.trim() === '' || added === 0 ? [] : [{ row: table.add(window, known), added }]
    })
  })
  return { kind, group, name, rows }
}

function wholeOf(files) {
  const read = files.map(({ path, bytes }) => readScanFile({ path, bytes }))
  return buildSkillView({ name: 'skill', files: read, paths: files.map(({ path }) => path) }).whole
}

function addedLines(part, known) {
  return part.split('\n').filter((line) => line.trim() !== '' && known?.has(line) !== true).length
}
