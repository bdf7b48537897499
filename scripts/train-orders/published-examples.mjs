// Honest skills that strangers published: which ones, and of which commit, stands in published.tsv.
import { readFileSync } from 'node:fs'
import { bagOf } from './bag-of.mjs'
import { Mirror } from './mirror.mjs'

/** Manuals have hundreds of paragraphs, and say the same as their first. */
const mostParagraphs = 100
/** Nor is more of a skill read than this, its first page before all others. */
const mostBytes = 64 * 1024
const isPage = ({ path }) => /\.(?:md|mdc|txt)$/i.test(path)
const isFirst = ({ path }) => path === 'SKILL.md'

function pagesOf(entries) {
  const pages = [...entries.filter(isFirst), ...entries.filter((entry) => isPage(entry) && !isFirst(entry))]
  let sum = 0
  return pages.filter(({ size }) => (sum += size) <= mostBytes || sum === size)
}

/**
 * All skills of the list, out of the git directories in `directory`. What is about security is left out of what thresholds are
 * chosen by, as attacks are quoted there.
 */
export function publishedExamples(table, directory) {
  const list = readFileSync(new URL('published.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return list.flatMap((line) => {
    const [repository, commit, ...folders] = line.split('\t')
    const mirror = new Mirror({ directory, repository, commit })
    return folders.map((folder) => {
      const files = mirror.read(pagesOf(mirror.entriesBelow(folder)))
      const bag = bagOf(table, { name: folder.split('/').at(-1), files }, { most: mostParagraphs })
      const kind = bag.isAboutSecurity ? 'security' : 'ordinary'
      return { ...bag, source: 'published', group: repository.split('/')[0].toLowerCase(), kind, isAttack: false }
    })
  })
}
