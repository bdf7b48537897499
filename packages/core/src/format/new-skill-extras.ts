/** What some systems want of every skill beside SKILL.md; none of it is needed to load one. */
export type NewSkillExtra = 'python-package'

interface ExtraOptions {
  readonly name: string
  readonly description: string
}

type ExtraFiles = (options: ExtraOptions) => readonly { readonly path: string; readonly content: string }[]

const command = `"""What an agent can call."""

from agent.skills.decorators import skill_script


@skill_script(name="count_words", category="read", description="Count the words of a text.")
async def count_words(text: str) -> str:
    """Words are what stands between spaces and line breaks."""
    return str(len(text.split()))
`

function readme({ name, description }: ExtraOptions): string {
  const use = [
    '## Usage',
    '',
    `Ask for what stands above, or name the skill: \`${name}\`. An agent reads SKILL.md.`,
    '',
  ]
  const commands = ['## Commands', '', `- \`${name}.count_words(text)\`: how many words a text has.`, '']
  return [`# ${name}`, '', description, '', ...use, ...commands].join('\n')
}

/** The files that each brings. */
export const newSkillExtras: Readonly<Record<NewSkillExtra, ExtraFiles>> = {
  'python-package': (options) => [
    { path: 'README.md', content: readme(options) },
    { path: 'scripts/__init__.py', content: '"""Commands of this skill."""\n' },
    { path: 'scripts/commands.py', content: command },
  ],
}
