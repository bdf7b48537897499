import type { AddOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Page } from '../terminal/page.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { signed } from './signed.ts'

const done = { create: 'installed', replace: 'replaced', keep: 'there already' } as const
const planned = { create: 'would install', replace: 'would replace', keep: 'there already' } as const

function linesOf(skill: AddOutput['installed'][number], words: typeof done | typeof planned, page: Page): string[] {
  const { style } = page
  const verdict = skill.verdict === 'pass' ? '' : `  ${style.yellow(`scan: ${skill.verdict}`)}`
  const vouched = skill.signature.state === 'unsigned' ? '' : `  ${signed(skill.signature)}`
  const head = `${style.bold(printable(skill.name))}${verdict}${vouched}`
  const steps = skill.steps.map(({ action, path, form }) => {
    const how = form === 'link' ? style.dim(' (link)') : ''
    return `  ${words[action]}  ${shortPath(path, page)}${how}`
  })
  return [head, ...(skill.steps.length === 0 ? [`  ${style.dim(printable(skill.description))}`] : steps)]
}

/** What was installed, and where. */
export const renderAdd: Renderer<AddOutput> = ({ installed, refused, moved, dryRun, lock }, page) => {
  const words = dryRun ? planned : done
  const lines = installed.flatMap((skill) => linesOf(skill, words, page))
  const isChanged = installed.some(({ steps }) => steps.some(({ action }) => action !== 'keep'))
  const notes = [
    ...refused.map(({ path, message }) => `${printable(path)} is no skill that can be used: ${printable(message)}`),
    ...moved.map((path) => `What you had changed is now in ${shortPath(path, page)}.`),
    dryRun
      ? `${plural(installed.length, 'skill')}; nothing was changed.`
      : isChanged
        ? `Recorded in ${shortPath(lock, page)}.`
        : installed.length + refused.length > 0
          ? 'Nothing to do.'
          : 'Nothing to do: this project names no skill that is not here. `metier add SOURCE` installs some.',
  ]
  return { answer: lines.join('\n'), notes: notes.join('\n') }
}
