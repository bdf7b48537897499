import { codes, levels, profiles, severityOf } from '@metier/core'

const introduction = `# Findings

What \`metier validate\` and \`metier doctor\` can say about a SKILL.md. How much a finding matters depends on the level
(\`--severity\`) and on the profile (\`--profile\`); see [skills-format.md](skills-format.md). This page is made from the
rules themselves; \`npx vitest run test/findings-page.test.ts -u\` writes it anew.
`

/** The page of all finding codes, made from the tables that the product judges by. */
export function findingsPage(): string {
  return [introduction, ...codes.toSorted((a, b) => (a.code < b.code ? -1 : 1)).map(section)].join('\n')
}

function section({ code, summary, why, next }: (typeof codes)[number]): string {
  return [
    `## ${code}`,
    '',
    `${sentence(summary)} ${sentence(why)}`,
    '',
    `**What to do:** ${sentence(next)}`,
    '',
    severities(code),
    '',
  ].join('\n')
}

function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}

/** `load` info, `standard` error, `strict` error; and the profiles that see it differently. */
function severities(code: string): string {
  const inSpec = levels.map((level) => severityOf(code, { level, profile: 'spec' }))
  const common = levels.map((level, index) => `${inSpec[index]} at \`${level}\``).join(', ')
  const others = profiles
    .filter((profile) => profile !== 'spec')
    .map((profile) => ({ profile, severity: severityOf(code, { level: 'standard', profile }) }))
    .filter(({ severity }) => severity !== inSpec[1])
    .map(({ profile, severity }) => `${severity} for \`${profile}\``)
  return `${capital(common)}.${others.length === 0 ? '' : ` At \`standard\` ${others.join(', ')}.`}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
