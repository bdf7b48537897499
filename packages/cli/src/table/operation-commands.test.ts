import { presets } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { commandAliases } from './command-aliases.ts'
import { commands, findCommand } from './commands.ts'
import { deriveCommands } from './generate-table.ts'
import { globalOptions } from './global-options.ts'
import { operationCommands } from './operation-commands.ts'

describe('the command table', () => {
  it('is current: run `npm run table --workspace metier` when an operation changed', async () => {
    expect(operationCommands).toEqual(await deriveCommands())
  })

  it('names each command once, and no alias hides one', () => {
    const names = commands.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const [alias, name] of Object.entries(commandAliases)) {
      expect(names, `alias ${alias}`).not.toContain(alias)
      expect(findCommand(alias)?.name).toBe(name)
    }
  })

  it('gives no command an option, or a letter, that every command has', () => {
    const flags = globalOptions.map(({ flag }) => flag)
    const letters = globalOptions.map(({ short }) => short)
    for (const { name, options } of commands) {
      for (const option of options) {
        expect(flags, `${name} --${option.flag}`).not.toContain(option.flag)
        if (option.short !== undefined) expect(letters, `${name} -${option.short}`).not.toContain(option.short)
      }
      const own = options.flatMap(({ short }) => (short === undefined ? [] : [short]))
      expect(new Set(own).size, name).toBe(own.length)
    }
  })

  it('offers the presets that there are', () => {
    const preset = globalOptions.find(({ key }) => key === 'preset')
    expect(preset?.choices).toEqual(presets.map(({ id }) => id))
  })

  it('has one-line summaries without a full stop', () => {
    for (const { name, summary } of commands) expect(summary, name).toMatch(/^[A-Z][^\n]{5,75}[^.\n]$/)
  })
})
