import { join } from 'node:path'
import {
  MetierError,
  decodeText,
  readTriggerQueries,
  readYamlMapping,
  type FileSystem,
  type TriggerQuery,
} from '@metier/core'
import { plainValue } from '../config/plain-value.ts'

const names = ['triggers.json', 'triggers.jsonl', 'triggers.yaml', 'triggers.yml']
const largest = 1024 * 1024

export interface FoundTriggerQueries {
  /** Absolute. */
  readonly file: string
  readonly queries: readonly TriggerQuery[]
}

/**
 * The trigger questions that come with a skill, `evals/triggers.*` in its directory; `undefined` when it has none.
 * Throws `invalid-input` for a file that is no list of questions.
 */
export function findTriggerQueries(fileSystem: FileSystem, directory: string): FoundTriggerQueries | undefined {
  for (const name of names) {
    const file = join(directory, 'evals', name)
    const head = fileSystem.readHead(file, largest, { followLink: false })
    if (head === undefined || head.stat.kind !== 'file') continue
    const queries = readTriggerQueries(valueIn(head.bytes, file))
    if (queries === undefined || queries.length === 0) throw noQueries(file)
    return { file, queries }
  }
  return undefined
}

function valueIn(bytes: Uint8Array, file: string): unknown {
  if (/\.ya?ml$/.test(file)) {
    const { node } = readYamlMapping(bytes, file)
    return node && plainValue(node)
  }
  // Editors on Windows begin a file with a byte-order mark, which JSON does not know.
  const text = decodeText(bytes).text.replace(/^\u{feff}/u, '')
  try {
    if (file.endsWith('.json')) return JSON.parse(text)
    return text.split('\n').flatMap((line): readonly unknown[] => (line.trim() === '' ? [] : [JSON.parse(line)]))
  } catch {
    return undefined
  }
}

function noQueries(file: string): MetierError {
  return new MetierError({
    code: 'invalid-input',
    message: `${file} holds no trigger questions.`,
    next: 'Write a list of {"query": "…", "should_trigger": true} into it, some of them false.',
    data: { file },
  })
}
