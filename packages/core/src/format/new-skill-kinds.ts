/** What a new skill begins as: steps in prose, functions to call, or knowledge that is read when it is needed. */
export const newSkillKinds = ['instructions', 'commands', 'references'] as const

export type NewSkillKind = (typeof newSkillKinds)[number]

/** What a kind brings beside SKILL.md, and what SKILL.md says of it. */
export interface NewSkillTemplate {
  readonly sections: (name: string) => readonly string[]
  readonly files: readonly { readonly path: string; readonly content: string }[]
}

const commands = `import { defineCommand } from 'metier'

export const count = defineCommand({
  name: 'count',
  category: 'read',
  description: 'Count the words of a text',
  run: (input: { text: string }) => input.text.split(/\\s+/).filter(Boolean).length,
})
`

/** Each passes the specification as it is, so that it can be tried before it is filled in. */
export const newSkillTemplates: Readonly<Record<NewSkillKind, NewSkillTemplate>> = {
  instructions: { sections: () => [], files: [] },
  commands: {
    sections: (name) => [
      '## Commands',
      '',
      `- \`${name}.count\`: counts the words of a text. Call it instead of counting yourself; \`metier call ${name}.count\` tries it.`,
      '',
      'They stand in [scripts/commands.ts](scripts/commands.ts).',
      '',
    ],
    files: [{ path: 'scripts/commands.ts', content: commands }],
  },
  references: {
    sections: () => [
      '## What to read when',
      '',
      '| you need | read |',
      '|---|---|',
      '| how the parts fit together | [references/overview.md](references/overview.md) |',
      '| one case in every detail | [references/cases.md](references/cases.md) |',
      '',
      'Read only what the request calls for.',
      '',
    ],
    files: [
      { path: 'references/overview.md', content: '# Overview\n\nThe parts, and how they fit together.\n' },
      { path: 'references/cases.md', content: '# Cases\n\n## One case\n\nWhat it looks like, and what to do then.\n' },
    ],
  },
}
