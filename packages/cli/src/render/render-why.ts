import type { WhyOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { nothingInstalled } from './nothing-installed.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** Where each installed skill comes from, what exactly it is, and for whom. */
export const renderWhy: Renderer<WhyOutput> = ({ skills, lock }, page) => {
  if (skills.length === 0) return { answer: '', notes: nothingInstalled }
  const { style } = page
  const lines = skills.flatMap((skill) => {
    const exactly = skill.commit ?? skill.version ?? skill.digest
    const facts = [
      ['from', printable(skill.reference)],
      ...(exactly === null ? [] : [['exactly', exactly]]),
      ...(skill.signer === null ? [] : [['signed', signedBy(skill.signer, skill.publisher)]]),
      ...skill.paths.map((path) => ['at', shortPath(path, page)]),
      ...(skill.agents.length === 0 ? [] : [['for', skill.agents.join(', ')]]),
    ]
    const flags = [...(skill.enabled ? [] : ['disabled']), ...(skill.pinned ? ['pinned'] : [])]
    return [
      `${style.bold(printable(skill.name))}${flags.length === 0 ? '' : `  ${style.yellow(flags.join(', '))}`}`,
      ...facts.map(([word = '', value = '']) => `  ${style.dim(word.padEnd(7))}  ${value}`),
    ]
  })
  return { answer: lines.join('\n'), notes: `${plural(skills.length, 'skill')} in ${shortPath(lock, page)}.` }
}

function signedBy(signer: string, publisher: string | null): string {
  return publisher === null ? `by ${printable(signer)}, a key you do not know` : `by ${printable(publisher)}`
}
