// A skill as an example: which of its paragraphs the model learns from, and which it judges.
import { buildSkillView } from '../../packages/core/dist/scan/build-skill-view.js'
import { readScanFile } from '../../packages/core/dist/scan/read-scan-file.js'
import { beyondBlock } from '../../packages/core/dist/scan/orders/model/beyond-block.js'
import { isJudged } from '../../packages/core/dist/scan/orders/model/is-judged.js'
import { saidSentences } from '../../packages/core/dist/scan/orders/model/said-sentences.js'
import { windowsOf } from '../../packages/core/dist/scan/orders/windows-of.js'

export function viewOf({ name, files }) {
  const read = files.map(({ path, bytes }) => readScanFile({ path, bytes }))
  return buildSkillView({ name, files: read, paths: files.map(({ path }) => path) })
}

/**
 * A skill's bag: which rows of the table are its paragraphs, and which of those are `judged`, as titles are not, with what
 * each is allowed for the page it stands on, and what a block of it takes beyond that. `isWanted` chooses among them, and `most`
 * are taken. Of attacks the table keeps what a first look needs.
 */
export function bagOf(table, { name, files }, { isWanted = () => true, most = Infinity, isAttack = false } = {}) {
  const view = viewOf({ name, files })
  const bag = { name, isAboutSecurity: view.isAboutSecurity, rows: [], judged: [], allowances: [], beyond: [] }
  const seen = new Set()
  for (const window of windowsOf(view)) {
    if (bag.rows.length === most) break
    const key = `${window.line} ${window.before.slice(-200)}`
    if (window.piece.isExample || seen.has(key)) continue
    seen.add(key)
    const said = saidSentences(window)
    if (said.length === 0 || !isWanted(view, window)) continue
    const { row, signs } = table.add(window, said, { isLookedAt: isAttack })
    bag.rows.push(row)
    if (!isJudged(said)) continue
    bag.judged.push(row)
    bag.allowances.push(window.allowance)
    bag.beyond.push(beyondBlock(signs))
  }
  return bag
}
