// Honest skills that strangers published: which ones, and of which commit, stands in published.tsv.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bagOf } from './bag-of.mjs'
import { filesBelow } from './files-below.mjs'

/** Manuals have hundreds of paragraphs, and say the same as their first. */
const mostParagraphs = 100
/** Nor is more of a skill read than this, its first page before all others. */
const mostBytes = 64 * 1024
const isPage = ({ path }) => /\.(?:md|mdc|txt)$/i.test(path)
const isFirst = ({ path }) => path === 'SKILL.md'

function pagesOf(files) {
  const pages = [...files.filter(isFirst), ...files.filter((file) => isPage(file) && !isFirst(file))]
  let sum = 0
  return pages.filter(({ bytes }) => (sum += bytes.length) <= mostBytes || sum === bytes.length)
}

/**
 * All skills of the list, which lie in `directory` as `owner+name/folder`. What is about security is left out of what
 * thresholds are chosen by, as attacks are quoted there.
 */
export function publishedExamples(table, directory) {
  const list = readFileSync(new URL('published.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return list.flatMap((line) => {
    const [repository, , ...folders] = line.split('\t')
    return folders.map((folder) => {
      const root = join(directory, repository.replace('/', '+'), folder)
      if (!existsSync(root)) throw new Error(`${root} is missing: scripts/train-orders/published.tsv has its commit`)
      const files = pagesOf(filesBelow(root))
      const bag = bagOf(table, { name: folder.split('/').at(-1), files }, { most: mostParagraphs })
      const kind = bag.isAboutSecurity ? 'security' : 'ordinary'
      return { ...bag, source: 'published', group: repository.split('/')[0].toLowerCase(), kind, isAttack: false }
    })
  })
}
