// A skill as a bag of windows: of each which columns it has, which of those stand nowhere else in its skill, and how many of its
// lines somebody put there.
import { buildSkillView } from '../../packages/core/dist/scan/build-skill-view.js'
import { KnownColumns } from '../../packages/core/dist/scan/learned/known-columns.js'
import { lineBlocks } from '../../packages/core/dist/scan/learned/line-blocks.js'
import { lineWindows } from '../../packages/core/dist/scan/learned/line-windows.js'
import { isProgramPath } from '../../packages/core/dist/scan/programs/is-program-path.js'
import { readScanFile } from '../../packages/core/dist/scan/read-scan-file.js'

/** Of a skill that somebody changed (`before` is what it was) only the windows with something new in them. */
export function bagOf(table, { kind, group, name, files, before }, linesOfBlock) {
  const whole = wholeOf(files)
  const blocksOf = ({ text }) => lineBlocks(text.text, linesOfBlock)
  const asked = new Map(whole.filter(({ path }) => isProgramPath(path)).map((piece) => [piece, blocksOf(piece)]))
  const known = new KnownColumns(
    whole.filter(({ path }) => !isProgramPath(path)).flatMap(blocksOf),
    [...asked.values()].flat(),
  )
  const lines = before && new Map(wholeOf(before).map(({ path, text }) => [path, new Set(text.text.split('\n'))]))
  const rows = [...asked].flatMap(([piece, blocks]) => {
    if (piece.isExample) return []
    return lineWindows(blocks).flatMap((window) => {
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
