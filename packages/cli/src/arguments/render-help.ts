import type { CommandGroup, CommandSpecification, OptionSpecification } from '../table/command-specification.ts'
import { commands } from '../table/commands.ts'
import { globalOptions } from '../table/global-options.ts'
import { columns, type Row } from '../terminal/columns.ts'
import type { Style } from '../terminal/style.ts'
import { wrapTo } from '../terminal/text-width.ts'

export interface HelpOptions {
  readonly style: Style
  readonly width: number
}

const groupTitles: Readonly<Record<CommandGroup, string>> = {
  seeing: 'Seeing',
  writing: 'Writing',
  running: 'Running',
  sharing: 'Sharing',
  teams: 'Teams',
}

function optionRow(option: OptionSpecification, style: Style): Row {
  const isOnByDefault = option.type === 'boolean' && option.default === true
  const value = option.type === 'boolean' ? '' : ` ${option.placeholder ?? (option.type === 'number' ? 'N' : 'VALUE')}`
  const flag = `--${isOnByDefault ? 'no-' : ''}${option.flag}`
  const short = option.short === undefined ? '    ' : `-${option.short}, `
  const facts = [
    ...(option.choices === undefined ? [] : [`one of ${option.choices.join(', ')}`]),
    ...(option.default === undefined || option.type === 'boolean' ? [] : [`default ${String(option.default)}`]),
  ]
  return {
    left: `${short}${style.cyan(flag)}${style.dim(value)}`,
    plain: `${short}${flag}${value}`,
    right: facts.length === 0 ? option.summary : `${option.summary} (${facts.join('; ')})`,
  }
}

function optionRows(options: readonly OptionSpecification[], help: HelpOptions): string {
  return columns(
    options.map((option) => optionRow(option, help.style)),
    { indent: 2, width: help.width },
  )
}

function groupsHelp({ style, width }: HelpOptions): string[] {
  const parts: string[] = []
  for (const [group, title] of Object.entries(groupTitles)) {
    const rows = commands
      .filter((command) => command.group === group && command.hidden !== true)
      .map(({ name, summary }) => ({ left: style.cyan(name.padEnd(12)), plain: name.padEnd(12), right: summary }))
    if (rows.length > 0) parts.push(style.bold(title), columns(rows, { indent: 2, width }), '')
  }
  return parts
}

/** What `metier --help` prints. */
export function renderHelp(help: HelpOptions): string {
  const { style, width } = help
  return [
    `${style.bold('metier')}: Agent Skills for any agent`,
    '',
    `${style.bold('Usage')}  metier <command> [options]`,
    '',
    ...groupsHelp(help),
    style.bold('Options of every command'),
    optionRows(globalOptions, help),
    '',
    ...wrapTo('`metier <command> --help` says more about one command, `metier --version` which Metier this is.', width),
    '',
  ].join('\n')
}

function usageLine({ name, positionals, options }: CommandSpecification): string {
  const words = positionals.map(({ placeholder, required, rest }) => {
    const word = `${placeholder}${rest ? '…' : ''}`
    return required ? word : `[${word}]`
  })
  const needed = options
    .filter(({ required }) => required === true)
    .map(({ flag, placeholder = 'VALUE' }) => `--${flag} ${placeholder}`)
  return ['metier', name, ...words, ...needed, ...(options.length === 0 ? [] : ['[options]'])].join(' ')
}

/** What `metier COMMAND --help` prints. */
export function renderCommandHelp(command: CommandSpecification, help: HelpOptions): string {
  const { style, width } = help
  const parts = [...wrapTo(command.summary, width), '', `${style.bold('Usage')}  ${usageLine(command)}`, '']
  if (command.description !== undefined) parts.push(...wrapTo(command.description, Math.min(width, 100)), '')
  if (command.positionals.length > 0) {
    const rows = command.positionals.map(({ placeholder, summary, choices }) => ({
      left: style.cyan(placeholder),
      plain: placeholder,
      right: choices === undefined ? summary : `${summary} (one of ${choices.join(', ')})`,
    }))
    parts.push(columns(rows, { indent: 2, width }), '')
  }
  if (command.options.length > 0) parts.push(style.bold('Options'), optionRows(command.options, help), '')
  parts.push(style.bold('Options of every command'), optionRows(globalOptions, help), '')
  if (command.examples.length > 0) {
    parts.push(style.bold('Examples'))
    for (const { command: words, explains } of command.examples) {
      const lines = wrapTo(explains, width - 6)
      parts.push(`  metier ${words}`, ...lines.map((line) => `      ${style.dim(line)}`))
    }
    parts.push('')
  }
  return parts.join('\n')
}
