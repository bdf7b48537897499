// Paragraphs that were written for a published skill, each read where it was put: what stands around it is of the skill.
import { readdirSync, readFileSync } from 'node:fs'
import { hostPages, nameOfHost } from '../scan-fitted/host-pages.mjs'
import { putBelow } from '../scan-fitted/put-below.mjs'
import { bagOf } from './bag-of.mjs'

const encoder = new TextEncoder()

/** All of a folder, the pages of whose hosts lie in `directory`. */
export function fittedExamples(table, folder, directory) {
  const pageOf = hostPages(directory)
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.toSorted().flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => exampleOf(table, JSON.parse(line), pageOf)),
  )
}

function exampleOf(table, sample, pageOf) {
  const { host, hand, isAttack, text } = sample
  const page = pageOf(host)
  if (page === undefined) throw new Error(`${host}: not among the skills that paragraphs were fitted into`)
  const files = [{ path: 'SKILL.md', bytes: encoder.encode(putBelow(page, sample)) }]
  const isAdded = (_, { line }) => text.includes(line.trim()) && !page.includes(line.trim())
  const bag = bagOf(table, { name: nameOfHost(host), files }, { isAttack, isWanted: isAdded })
  return { ...bag, text, source: 'fitted', group: sample.class ?? 'honest', hand: String(hand), isAttack }
}
