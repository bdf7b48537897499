import type { PublishOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { signed } from './signed.ts'

/** What was sent where, and what others type to get it. */
export const renderPublish: Renderer<PublishOutput> = (
  { skills, steps, to, reference, dryRun, unchanged, tooLarge = [] },
  { style },
) => {
  const lines = skills.flatMap(({ name, version, verdict, signature }) => [
    `${style.bold(printable(name))}${version === null ? '' : ` ${printable(version)}`}`,
    ...(verdict === 'pass' ? [] : [`  ${style.yellow(`scan: ${verdict}`)}`]),
    ...(signature.state === 'unsigned' ? [] : [`  ${signed(signature)}`]),
  ])
  const done = steps.map((step) => `  ${printable(step)}`)
  const notes = unchanged
    ? 'Nothing to do: this is there already.'
    : dryRun
      ? `${plural(skills.length, 'skill')}; nothing was published.`
      : to.startsWith('well-known:')
        ? 'Written. Where a host serves this folder, others add it with `metier add https://HOST`.'
        : `Published as ${reference}.`
  const beyond = tooLarge.map(
    ({ name, why }) =>
      `${style.yellow('!')} \`metier add\` does not take ${printable(name)}: it ${printable(why)}. Publish it by git, ` +
      'where a skill may be larger, or let the skill fetch what is large.',
  )
  return { answer: [...lines, ...done].join('\n'), notes: [printable(notes), ...beyond].join('\n') }
}
