import { presets } from '@metier/core'
import { defaultPort } from '@metier/server'
import { describe, expect, it } from 'vitest'
import { commandAliases } from './command-aliases.ts'
import { commands, findCommand } from './commands.ts'
import { deriveCommands } from './generate-table.ts'
import { globalOptions } from './global-options.ts'
import { operationCommands } from '../generated/operation-commands.ts'

describe('the command table', () => {
  it('is current: run `npm run table --workspace metier` when an operation changed', async () => {
    expect(operationCommands).toEqual(await deriveCommands())
  })

  it('names each command once, and no alias hides one', () => {
    const names = commands.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(commandAliases).filter((alias) => names.includes(alias))).toEqual([])
    for (const [alias, name] of Object.entries(commandAliases)) expect(findCommand(alias)?.name).toBe(name)
  })

  it('gives no command an option, or a letter, that every command has', () => {
    const flags = new Set(globalOptions.map(({ flag }) => flag))
    const letters = new Set(globalOptions.map(({ short }) => short))
    const taken = commands.flatMap(({ name, options }) =>
      options
        .filter(({ flag, short }) => flags.has(flag) || (short !== undefined && letters.has(short)))
        .map(({ flag }) => `${name} --${flag}`),
    )
    expect(taken).toEqual([])
  })

  it('gives no letter twice in one command', () => {
    const twice = commands.filter(({ options }) => {
      const own = options.flatMap(({ short }) => (short === undefined ? [] : [short]))
      return new Set(own).size !== own.length
    })
    expect(twice).toEqual([])
  })

  it('offers the presets that there are', () => {
    const preset = globalOptions.find(({ key }) => key === 'preset')
    expect(preset?.choices).toEqual(presets.map(({ id }) => id))
  })

  it('names the port that the daemon takes', () => {
    const port = findCommand('serve')?.options.find(({ key }) => key === 'port')
    expect(port?.summary).toContain(`default ${defaultPort}`)
  })

  it('has one-line summaries without a full stop', () => {
    for (const { summary } of commands) expect(summary).toMatch(/^[A-Z][^\n]{5,75}[^.\n]$/)
  })
})
