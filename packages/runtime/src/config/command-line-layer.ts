import { closestWord, MetierError, configurationKeys } from '@metier/core'
import { checkValue } from './check-value.ts'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'

export interface CommandLineOptions {
  /** Values by dotted key, such as `skills.load.watch`. */
  readonly overrides: Readonly<Record<string, unknown>>
  /** Absolute directory that relative paths start from. */
  readonly cwd: string
  readonly home: string
}

/** What the user said for this one call. It is wrong use when it does not fit, so it throws. */
export function commandLineLayer({ overrides, cwd, home }: CommandLineOptions): ConfigurationLayer {
  const settings: Setting[] = []
  for (const [name, value] of Object.entries(overrides)) {
    if (value === undefined) continue
    const key = configurationKeys.find(({ path }) => path === name)
    if (key === undefined) throw noSuchSetting(name)
    const checked = checkValue(key, value, { base: cwd, home })
    if ('problem' in checked) throw doesNotFit(value, { name, problem: checked.problem, choices: key.choices })
    settings.push({ path: name.split('.'), key, value: checked.value })
  }
  return { origin: 'command-line', settings, diagnostics: [] }
}

function noSuchSetting(name: string): MetierError {
  const names = configurationKeys.map(({ path }) => path)
  const near = closestWord(name, names)
  return new MetierError({
    code: 'usage',
    message: `There is no setting ${name}.`,
    next: near === undefined ? 'See `metier doctor --config` for all settings.' : `Did you mean ${near}?`,
  })
}

interface Misfit {
  /** Of the setting. */
  readonly name: string
  readonly problem: string
  readonly choices: readonly string[] | undefined
}

function doesNotFit(value: unknown, { name, problem, choices = [] }: Misfit): MetierError {
  const near = typeof value === 'string' ? closestWord(value, choices) : undefined
  return new MetierError({
    code: 'usage',
    message: `${JSON.stringify(value)} does not fit ${name}: it ${problem}.`,
    ...(near !== undefined && { next: `Did you mean ${near}?` }),
  })
}
