import type { OptionSpecification } from './command-specification.ts'

/** Options that choose how an answer is written; the operation behind the command does not know them. */
export const renderingOptions: Readonly<Record<string, readonly OptionSpecification[]>> = {
  validate: [
    {
      key: 'format',
      flag: 'format',
      short: 'f',
      type: 'string',
      choices: ['text', 'json', 'sarif', 'github'],
      default: 'text',
      summary: 'How to write the findings',
    },
  ],
  scan: [
    {
      key: 'format',
      flag: 'format',
      short: 'f',
      type: 'string',
      choices: ['text', 'json', 'sarif'],
      default: 'text',
      summary: 'How to write the findings',
    },
  ],
  show: [
    {
      key: 'body',
      flag: 'body',
      type: 'boolean',
      summary: "Print only the skill's text",
    },
  ],
}
