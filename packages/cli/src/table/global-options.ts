import type { OptionSpecification } from './command-specification.ts'

/** Options of every command. */
export const globalOptions: readonly OptionSpecification[] = [
  { key: 'json', flag: 'json', type: 'boolean', summary: 'Answer as JSON, in a shape that stays' },
  { key: 'cwd', flag: 'cwd', short: 'C', type: 'string', placeholder: 'DIR', summary: 'Act as if started in DIR' },
  {
    key: 'preset',
    flag: 'preset',
    type: 'string',
    choices: ['default', 'ostwin', 'omni', 'wundr', 'btw', 'squad'],
    placeholder: 'NAME',
    summary: 'Follow the folders and names of one system',
  },
  { key: 'color', flag: 'color', type: 'boolean', default: true, summary: 'No colours (also NO_COLOR)' },
  { key: 'verbose', flag: 'verbose', short: 'v', type: 'boolean', summary: 'Say more on standard error' },
  { key: 'quiet', flag: 'quiet', short: 'q', type: 'boolean', summary: 'Say nothing but the answer and errors' },
  { key: 'help', flag: 'help', short: 'h', type: 'boolean', summary: 'This help' },
]
