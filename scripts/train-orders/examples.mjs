// What the model of orders learns from: bags of scenes. Of an honest bag every scene is honest; of an attack at least one is not.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildSkillView } from '../../packages/core/dist/scan/build-skill-view.js'
import { readScanFile } from '../../packages/core/dist/scan/read-scan-file.js'
import { asSaid } from '../../packages/core/dist/scan/orders/as-said.js'
import { scenesOf } from '../../packages/core/dist/scan/orders/frames/scenes-of.js'
import { judgeByRules } from '../../packages/core/dist/scan/orders/judge-by-rules.js'
import { orderFeatures } from '../../packages/core/dist/scan/orders/model/order-features.js'
import { windowsOf } from '../../packages/core/dist/scan/orders/windows-of.js'

const encoder = new TextEncoder()
const mostBytes = 1024 * 1024

/** A skill's bag: the scenes of its paragraphs, and which of these are orders as the rules see it. */
function bagOf({ name, files }) {
  const read = files.map(({ path, bytes }) => readScanFile({ path, bytes }))
  const view = buildSkillView({ name, files: read, paths: files.map(({ path }) => path) })
  const scenes = []
  for (const window of windowsOf(view)) {
    if (window.piece.isExample) continue
    const found = scenesOf(window)
    const isOrder = found.length > 0 && judgeByRules(view, window) !== undefined
    for (const scene of found) {
      const { start, text } = scene.core
      const at = start + text.length - text.trimStart().length
      if (asSaid(window, { at }) !== undefined) scenes.push({ text, isOrder, features: orderFeatures(scene) })
    }
  }
  return { name, isAboutSecurity: view.isAboutSecurity, scenes }
}

/** Paragraphs written to be learned from: `fixtures/scan/orders.training`. */
export function writtenExamples(file) {
  const bags = []
  let family = ''
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('## ')) family = line.slice(3)
    const isAttack = line.startsWith('+ ')
    if (!isAttack && !line.startsWith('- ')) continue
    const text = line.slice(2).replaceAll(' ⏎ ', '\n\n')
    const page = `---\nname: helper\ndescription: Helps.\n---\n\n# Helper\n\n${text}\n`
    const bag = bagOf({ name: 'helper', files: [{ path: 'SKILL.md', bytes: encoder.encode(page) }] })
    bags.push({ ...bag, text, source: 'written', group: family, isAttack })
  }
  return bags
}

/** Whole skills out of the tables; of attacks only those that have nothing but pages. */
export function tableExamples(kind, tables) {
  return tables.flatMap(([table, cases]) =>
    cases.flatMap(({ name, files }) => {
      const paths = Object.keys(files)
      const isAttack = kind === 'malicious'
      if (
        isAttack &&
        (paths.some((path) => !/\.(?:md|txt)$/i.test(path)) || /```/.test(Object.values(files).join('\n')))
      )
        return []
      const bag = bagOf({ name, files: paths.map((path) => ({ path, bytes: encoder.encode(files[path]) })) })
      return [{ ...bag, source: 'table', group: table, isAttack }]
    }),
  )
}

/** Labelled skills on disk: of attacks only the paragraphs that the rules know for orders. */
export function corpusExamples(directory) {
  const [header, ...lines] = readFileSync(join(directory, 'manifest.tsv'), 'utf8').trim().split('\n')
  const columns = header.split('\t')
  return lines.flatMap((line) => {
    const row = Object.fromEntries(line.split('\t').map((value, index) => [columns[index], value]))
    const isAttack = row.label === 'malicious'
    const bag = bagOf({ name: row.path.split('/').at(-1), files: filesBelow(join(directory, row.path)) })
    const scenes = isAttack ? bag.scenes.filter(({ isOrder }) => isOrder) : bag.scenes
    const kind = isAttack
      ? 'attack'
      : row.category.includes('security')
        ? 'security'
        : row.category === 'benign-official'
          ? 'official'
          : 'ordinary'
    return [{ ...bag, name: row.path, scenes, source: 'corpus', group: row.cluster, kind, isAttack }]
  })
}

function filesBelow(root) {
  const files = []
  const walk = (folder) => {
    for (const name of readdirSync(folder).toSorted()) {
      const path = join(folder, name)
      const stat = statSync(path)
      if (stat.isDirectory()) walk(path)
      else if (stat.size <= mostBytes) files.push({ path: relative(root, path), bytes: readFileSync(path) })
    }
  }
  walk(root)
  return files
}
