// The skills that a model of lines learns from: published ones, read out of git's own objects, and what hands put into such.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hostPages, nameOfHost } from '../scan-fitted/host-pages.mjs'
import { putBelow } from '../scan-fitted/put-below.mjs'
import { filesBelow } from '../train-orders/files-below.mjs'
import { Mirror } from '../train-orders/mirror.mjs'
import { copyOf } from './copy-of.mjs'

const mostBytes = 1024 * 1024
/** Bytes at the start of a file that say whether it is text. */
const head = 4000

/** Published skills, which are all taken for honest: a line of the list is a repository, a commit and folders. */
export function* publishedSkills(list, directory) {
  for (const line of readFileSync(list, 'utf8').trim().split('\n')) {
    const [repository, commit, ...folders] = line.split('\t')
    const mirror = new Mirror({ directory, repository, commit })
    for (const folder of folders)
      yield { kind: 'published', group: repository, name: folder, files: filesOf(mirror, folder) }
  }
}

/** For each addition of a folder of fixtures the skill as it was, and as the hand left it. */
export function* changedSkills(fixtures, directory) {
  const mirrors = new Map()
  for (const name of readdirSync(fixtures).toSorted()) {
    for (const line of readFileSync(new URL(name, fixtures), 'utf8').trim().split('\n')) {
      const addition = JSON.parse(line)
      const { host: repository, commit, folder, hand, isAttack } = addition
      const mirror = mirrors.get(repository) ?? new Mirror({ directory, repository, commit })
      mirrors.set(repository, mirror)
      const files = filesOf(mirror, folder)
      const common = { group: `hand ${String(hand)}`, name: `${repository} ${folder}` }
      yield { ...common, kind: 'originals', files }
      yield {
        ...common,
        kind: isAttack ? 'attacks' : 'lookalikes',
        files: copyOf(files, addition.files),
        before: files,
      }
    }
  }
}

/** For each paragraph of a folder of fixtures the page that it was written for, whose host lies in `directory`, as it was and with the paragraph. */
export function* fittedSkills(fixtures, directory) {
  const pageOf = hostPages(directory)
  const encoder = new TextEncoder()
  const fileOf = (page) => [{ path: 'SKILL.md', bytes: encoder.encode(page) }]
  for (const name of readdirSync(fixtures).toSorted()) {
    if (!name.endsWith('.jsonl')) continue
    for (const line of readFileSync(new URL(name, fixtures), 'utf8').trim().split('\n')) {
      const sample = JSON.parse(line)
      const page = pageOf(sample.host)
      if (page === undefined) throw new Error(`${sample.host}: not among the skills that paragraphs were fitted into`)
      yield {
        kind: sample.isAttack ? 'attacks' : 'lookalikes',
        group: `fitted by hand ${String(sample.hand)}`,
        name: nameOfHost(sample.host),
        files: fileOf(putBelow(page, sample)),
        before: fileOf(page),
      }
    }
  }
}

/** The skills of `directory` that its `manifest.tsv` calls benign, but those about security, which quote attacks. */
export function* labelledSkills(directory) {
  const [header, ...lines] = readFileSync(join(directory, 'manifest.tsv'), 'utf8').trim().split('\n')
  const columns = header.split('\t')
  for (const line of lines) {
    const values = line.split('\t')
    const {
      path,
      label,
      category,
      source_repo: owner,
    } = Object.fromEntries(columns.map((column, index) => [column, values[index]]))
    if (label !== 'benign' || category.includes('security')) continue
    const files = filesBelow(join(directory, path)).filter(isText)
    yield { kind: 'published', group: owner, name: path, files }
  }
}

/** None that the scanner would not read whole, and no data that is no text. */
function filesOf(mirror, folder) {
  const entries = mirror.entriesBelow(folder).filter(({ size }) => size <= mostBytes)
  return mirror.read(entries).filter(isText)
}

function isText({ bytes }) {
  return !bytes.subarray(0, head).includes(0)
}
