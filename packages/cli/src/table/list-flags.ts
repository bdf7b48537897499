import type { CommandSpecification } from './command-specification.ts'

/**
 * As much of `list` as `parsePlain` needs. The table of all commands is large, and whoever lists skills waits for it; a
 * test fails when this is not what the table says.
 */
export const listFlags: CommandSpecification = {
  name: 'list',
  summary: '',
  group: 'seeing',
  positionals: [],
  options: [{ key: 'all', flag: 'all', type: 'boolean', default: false, summary: '' }],
  examples: [],
}
