import { findQuickly } from '@metier/operations'
import { createNodeFileSystem, createNodeHost, systemClock } from '@metier/runtime'
import { homedir } from 'node:os'
import { parsePlain } from './arguments/parse-plain.ts'
import { reader } from './reader.ts'
import { refreshBehind } from './refresh-behind.ts'
import { renderFind } from './render/render-find.ts'
import { findWords } from './table/find-words.ts'
import { chooseStyle } from './terminal/choose-style.ts'
import { outputLeft } from './terminal/output-left.ts'
import { printableJson } from './terminal/printable-json.ts'
import { quickStreams } from './terminal/quick-streams.ts'
import { widthOf } from './terminal/width-of.ts'

export interface QuicklyFound {
  /** Whether all of the answer is written, so that the process may end at once. */
  readonly isWritten: boolean
}

/**
 * Entry of the bundle that answers `find WORDS` from the index of the last search. `undefined` for any other question, and
 * where the skills themselves must be looked at.
 */
export function startFind(words: readonly string[]): QuicklyFound | undefined {
  const parsed = words[0] === 'find' ? parsePlain(findWords, words.slice(1)) : undefined
  if (parsed?.kind !== 'run' || reader === '') return undefined
  const { query, ...others } = parsed.input
  if (!isWords(query) || Object.keys(others).length > 0) return undefined
  const { env } = process
  const home = env['HOME'] ?? homedir()
  const host = createNodeHost({ environment: env, home })
  const place = { fileSystem: createNodeFileSystem(), host, cwd: process.cwd(), reader }
  const found = findQuickly({ ...place, words: query, now: systemClock.now() })
  if (found === undefined) return undefined
  const { stdout, stderr } = quickStreams
  const isTerminal = stdout.isTTY === true
  const { json, color, quiet } = parsed.global
  if (json) {
    const text = JSON.stringify(found.output, null, 2)
    stdout.write(`${isTerminal ? printableJson(text) : text}\n`)
  } else {
    const style = chooseStyle({ isTerminal, environment: env, color })
    const { answer, notes = '' } = renderFind(found.output, { style, width: widthOf(stdout) })
    if (answer !== '') stdout.write(`${answer}\n`)
    if (notes !== '' && !quiet) stderr.write(`${notes}\n`)
  }
  if (found.output.verdict === 'none') process.exitCode = 1
  if (found.isOld) refreshBehind(query, env)
  return { isWritten: !outputLeft.any }
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
}
