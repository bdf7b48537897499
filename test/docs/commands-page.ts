import { errorCodes } from '@metier/core'
import type { CommandSpecification, OptionSpecification } from '../../packages/cli/src/table/command-specification.ts'
import { commandAliases } from '../../packages/cli/src/table/command-aliases.ts'
import { commands } from '../../packages/cli/src/table/commands.ts'
import { globalOptions } from '../../packages/cli/src/table/global-options.ts'

const introduction = `# Commands

Every command of \`metier\`, made from the operations themselves;
\`npx vitest run test/commands-page.test.ts -u\` writes this page anew.

## Exit status

| status | means |
|---|---|
| 0 | done |
| 1 | done, and the answer is no: not valid, findings, not up to date |
| 2 | wrong use, or no such thing |
| 3 | refused by policy or security |
| 4 | something needed is missing here |
| 130 | interrupted |
`

/** The reference page of the command line, made from the table that the program parses by. */
export function commandsPage(): string {
  const shown = commands.filter(({ hidden }) => hidden !== true)
  return [
    introduction,
    '## Options of every command\n',
    optionTable(globalOptions),
    ...shown.map(section),
    aliases(),
    errors(),
  ].join('\n')
}

function section(command: CommandSpecification): string {
  const words = command.positionals.map(({ placeholder, required, rest }) => {
    const word = rest ? `${placeholder}…` : placeholder
    return required ? word : `[${word}]`
  })
  const needed = command.options
    .filter(({ required }) => required === true)
    .map(({ flag, placeholder = 'VALUE' }) => `--${flag} ${placeholder}`)
  const parts = [`## ${command.name}\n`, `${command.summary}.`.replace(/([.?!])\.$/, '$1'), '']
  parts.push('```text', ['metier', command.name, ...words, ...needed, '[options]'].join(' '), '```', '')
  if (command.description !== undefined) parts.push(command.description, '')
  for (const { placeholder, summary } of command.positionals) parts.push(`- \`${placeholder}\`: ${summary}`)
  if (command.positionals.length > 0) parts.push('')
  if (command.options.length > 0) parts.push(optionTable(command.options))
  for (const { command: line, explains } of command.examples) parts.push(`- \`metier ${line}\`: ${explains}`)
  if (command.examples.length > 0) parts.push('')
  return parts.join('\n')
}

function optionTable(options: readonly OptionSpecification[]): string {
  const rows = options.map((option) => `| ${[spelling(option), cell(option.summary), values(option)].join(' | ')} |`)
  return ['| option | does | values |', '|---|---|---|', ...rows, ''].join('\n')
}

function spelling({ flag, short, type, placeholder, default: standard }: OptionSpecification): string {
  const negated = type === 'boolean' && standard === true ? `no-${flag}` : flag
  const long = type === 'boolean' ? `--${negated}` : `--${negated} ${placeholder ?? 'VALUE'}`
  return `\`${short === undefined ? long : `-${short}, ${long}`}\``
}

function values({ choices, default: standard, list, type }: OptionSpecification): string {
  const parts: string[] = []
  if (choices !== undefined) parts.push(choices.map((choice) => `\`${choice}\``).join(', '))
  if (standard !== undefined && type !== 'boolean') parts.push(`default \`${standard}\``)
  if (list === true) parts.push('may be given more than once')
  return cell(parts.join('; '))
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`)
}

function aliases(): string {
  const rows = Object.entries(commandAliases).map(([word, command]) => `| \`${word}\` | \`${command}\` |`)
  return ['## Spellings of other systems\n', '| theirs | ours |', '|---|---|', ...rows, ''].join('\n')
}

function errors(): string {
  const rows = Object.entries(errorCodes).map(
    ([code, { exit, http, rpc }]) => `| \`${code}\` | ${exit} | ${http} | ${rpc} |`,
  )
  return [
    '## Error codes\n',
    'A failure carries one of these codes on every surface: on the command line, in the answer of `--json`, over HTTP and',
    'over MCP.\n',
    '| code | exit status | HTTP | JSON-RPC |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
