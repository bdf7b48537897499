import { MetierError } from '../errors/metier-error.ts'
import { countCodePoints } from './rules/count-code-points.ts'
import { maximumDescriptionLength } from './rules/description-too-long.ts'
import { isReservedName } from './rules/is-reserved-name.ts'
import { legalName, maximumNameLength } from './rules/legal-name.ts'
import { newSkillExtras, type NewSkillExtra } from './new-skill-extras.ts'
import { newSkillTemplates, type NewSkillKind, type NewSkillTemplate } from './new-skill-kinds.ts'
import { writeSkill } from './write-skill.ts'
import { plural } from '../text/plural.ts'

/** Folders that a skill may bring (the specification's names). */
export const resourceKinds = ['scripts', 'references', 'assets'] as const

export type ResourceKind = (typeof resourceKinds)[number]

export interface NewSkillOptions {
  readonly name: string
  /** What the skill does and when to use it. Default: a sentence to be rewritten. */
  readonly description?: string
  readonly resources?: readonly ResourceKind[]
  /** What it begins as; steps in prose without. */
  readonly kind?: NewSkillKind
  /** What else is to lie in its folder (OMN-9, OMN-11). */
  readonly extra?: NewSkillExtra
  /** Written as `metadata.author`; `user-taught` for what a user said (SQD-56). */
  readonly author?: string
}

/** Files to be written below the directory of the new skill, which has its name. */
export interface NewSkillPlan {
  readonly name: string
  readonly files: readonly { readonly path: string; readonly content: string }[]
}

const legal = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Plans a new skill (BTW-42). Writes nothing.
 * @throws MetierError `invalid-input` when the name breaks a rule (BTW-43), with a name that does not.
 */
export function planNewSkill(options: NewSkillOptions): NewSkillPlan {
  const { name } = options
  checkName(name)
  const description = options.description?.trim() ?? ''
  if (countCodePoints(description) > maximumDescriptionLength) {
    throw new MetierError({
      code: 'invalid-input',
      message: `The description is ${plural(countCodePoints(description), 'character')} long; the limit is ${maximumDescriptionLength}.`,
      next: 'Say in it what the skill does and when to use it, and put the rest into the body.',
    })
  }
  const resources = resourceKinds.filter((kind) => options.resources?.includes(kind) === true)
  const template = newSkillTemplates[options.kind ?? 'instructions']
  const author = options.author?.trim() ?? ''
  const skill = {
    name,
    description: description === '' ? placeholderOf(name) : description,
    ...(author === '' ? {} : { authors: [author], version: '1.0' }),
  }
  const files = [
    { path: 'SKILL.md', content: writeSkill(skill, bodyOf(name, resources, template)) },
    ...template.files,
    ...resources.map((kind) => resourceFiles[kind]),
    ...(options.extra === undefined ? [] : newSkillExtras[options.extra]({ name, description: skill.description })),
  ]
  return { name, files }
}

function checkName(name: string): void {
  if (isReservedName(name)) {
    throw new MetierError({
      code: 'invalid-input',
      message: `No skill can be called \`${name}\`: folders of that name are something else, here or on Windows.`,
      next: 'Choose another name.',
    })
  }
  if (legal.test(name) && name.length <= maximumNameLength) return
  const suggestion = legalName(name)
  throw new MetierError({
    code: 'invalid-input',
    message: `\`${name.slice(0, 100)}\` cannot be the name of a skill: use up to ${maximumNameLength} of a-z, 0-9 and single hyphens between them.`,
    next: suggestion === undefined ? 'Choose another name.' : `Try \`${suggestion}\`.`,
    data: suggestion === undefined ? {} : { suggestion },
  })
}

function placeholderOf(name: string): string {
  return `[TODO] Say what ${name} does, and add a sentence that starts with “Use when”.`
}

function bodyOf(name: string, resources: readonly ResourceKind[], template: NewSkillTemplate): string {
  const words = name.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  const links = resources.map(
    (kind) => `- [${resourceFiles[kind].path}](${resourceFiles[kind].path}): ${purposes[kind]}`,
  )
  const files = links.length === 0 ? [] : ['## Files', '', ...links, '']
  return ['', `# ${title}`, '', ...guide, ...template.sections(name), ...files].join('\n')
}

const guide = [
  '## Before you start',
  '',
  'Check that the request is one this skill is for. If something you need is missing, ask for it.',
  '',
  '## Steps',
  '',
  '1. Look at what is there, and say in one sentence what you are going to do.',
  '2. Do it in small steps, and check each one before the next.',
  '3. Show the result, and name what you left out and why.',
  '',
  '## Done means',
  '',
  'The result was checked against the request, and nothing else was changed.',
  '',
]

const purposes: Readonly<Record<ResourceKind, string>> = {
  scripts: 'run it instead of writing the same code again.',
  references: 'read it when the steps above are not enough.',
  assets: 'copy it as the start of what you produce.',
}

const resourceFiles: Readonly<Record<ResourceKind, { readonly path: string; readonly content: string }>> = {
  scripts: {
    path: 'scripts/check.sh',
    content:
      '#!/bin/sh\n# Says whether the result is sound: exit status 0 when it is.\nset -eu\n\necho "nothing to check yet"\n',
  },
  references: {
    path: 'references/details.md',
    content: '# Details\n\nFacts that are too long for SKILL.md, and only needed now and then.\n',
  },
  assets: { path: 'assets/template.md', content: '# Title\n\nWhat was asked, what was done, how it was checked.\n' },
}
