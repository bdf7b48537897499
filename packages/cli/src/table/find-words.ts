import type { CommandSpecification } from './command-specification.ts'

/**
 * As much of `find` as `parsePlain` needs for words without options. The table of all commands is large, and whoever asks
 * waits for it; a test fails when this is not what the table says.
 */
export const findWords: CommandSpecification = {
  name: 'find',
  summary: '',
  group: 'seeing',
  positionals: [{ key: 'query', placeholder: 'QUERY', summary: '', required: true, rest: true }],
  options: [],
  examples: [],
}
