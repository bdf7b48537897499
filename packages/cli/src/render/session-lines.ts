import type { OwnerOutput, SessionOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { padTo, textWidth } from '../terminal/text-width.ts'
import { plural } from './plural.ts'
import { stateLabel } from './state-label.ts'

type Skill = SessionOutput['skills'][number]

/** One role or room a line: what is its own, what it is lent, and what it asks for in vain. */
export function ownerLines(owners: readonly OwnerOutput[], { style }: Page): readonly string[] {
  return owners.flatMap(({ name, role, plan, own, referenced, missing, active }) => {
    const who = [
      ...(role === null ? [] : [`role ${printable(role)}`]),
      ...(plan === null ? [] : [`plan ${printable(plan)}`]),
    ]
    const head = [style.bold(printable(name)), ...who, plural(active, 'skill')].join('  ')
    return [
      head,
      ...listLine('own', own),
      ...listLine('referred to', referenced),
      ...listLine('refers in vain to', missing),
    ]
  })
}

function listLine(title: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`  ${title}: ${names.map(printable).join(', ')}`]
}

/** The skills of a session with why they are there, the active ones first; what ships and is not wanted is left out. */
export function sessionLines({ skills }: SessionOutput, { style }: Page): readonly string[] {
  const active = skills.filter(({ state }) => state === 'active')
  const others = skills.filter(({ state, via }) => state !== 'active' && via !== 'bundled')
  const width = Math.max(0, ...[...active, ...others].map(({ name }) => textWidth(printable(name))))
  const line = (skill: Skill, after: string) => {
    const name = printable(skill.name)
    return `${style.bold(name)}${padTo('', width - textWidth(name))}  ${after}`
  }
  return [
    ...active.map((skill) => line(skill, whyText(skill))),
    ...others.flatMap((skill) => [
      line(skill, stateLabel(skill.state, style)),
      ...skill.reasons.map(({ message }) => `  ${style.dim('└')} ${printable(message)}`),
    ]),
  ]
}

const reasons: Readonly<Record<Skill['via'], string>> = {
  room: 'of this room',
  agent: 'of this agent',
  role: 'of this role',
  project: 'of the project',
  everybody: 'of everybody',
  user: 'of the user',
  bundled: 'ships with Metier',
  extra: 'of a folder in the settings',
  remote: 'of another server',
  reference: 'of nobody here',
}

function whyText({ via, owner, referencedBy }: Skill): string {
  const whose = via === 'reference' && owner !== null ? `of ${printable(owner)}` : reasons[via]
  return referencedBy.length === 0 ? whose : `${whose}, referred to by the ${referencedBy.join(' and the ')}`
}

/** What of the references did not lead to a skill. */
export function referenceNotes({ references }: SessionOutput): readonly string[] {
  return references.missing.map(({ name, from, near }) => {
    const perhaps = near === null ? '' : ` Did you mean ${printable(near)}?`
    return `The ${from.join(' and the ')} refers to ${printable(name)}, and there is no such skill.${perhaps}`
  })
}
