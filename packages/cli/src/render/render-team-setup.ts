import type { TeamOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import type { Rendering } from '../terminal/page.ts'

type Setup = NonNullable<TeamOutput['setup']>

/** What of the built-in part came, changed, or stayed because somebody changed it. */
export function renderTeamSetup({ directory, steps, loaded, archive, applied }: Setup): Rendering {
  const done = applied || steps.length === 0
  const words = done ? 'Built-in skills loaded' : 'Built-in skills'
  const skills = loaded.length === 0 ? [] : [`${words}: ${loaded.map(printable).join(', ')}.`]
  if (steps.length === 0)
    return { answer: ['Nothing to do: what came from Metier is up to date.', ...skills].join('\n') }
  const kept = archive === null ? [] : [`What you had changed is in ${printable(archive)}`]
  const lines = [`${printable(directory)}${done ? '' : ' (nothing written)'}`, ...steps.map(line), ...kept, ...skills]
  return { answer: lines.join('\n') }
}

function line({ path, action, at, from, to }: Setup['steps'][number]): string {
  const version = to === null ? '' : from === null ? ` ${printable(to)}` : ` ${printable(from)} → ${printable(to)}`
  return `  ${acts[action].padEnd(8)} ${printable(path)}${version}${at === null ? '' : `: you changed it; the new one is ${printable(at)}`}${more[action]}`
}

const acts: Readonly<Record<Setup['steps'][number]['action'], string>> = {
  create: 'new',
  replace: 'updated',
  beside: 'beside',
  kept: 'kept',
  foreign: 'kept',
}

const more: Readonly<Record<Setup['steps'][number]['action'], string>> = {
  create: '',
  replace: '',
  beside: '',
  kept: ': you changed it',
  foreign: ': it did not come from Metier',
}
