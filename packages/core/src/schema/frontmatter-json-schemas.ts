import { z } from 'zod'
import { frontmatterSchemas } from './frontmatter-schemas.ts'

const titles: Readonly<Record<keyof typeof frontmatterSchemas, string>> = {
  standard: 'Frontmatter of an Agent Skill (agentskills.io)',
  btw: 'Frontmatter of a skill as btw takes it',
  squad: 'Frontmatter of a skill of Squad',
  ostwin: 'Frontmatter of a skill of OSTwin',
  omni: 'Frontmatter of a skill of Omni (OSS 2.0)',
  wundr: 'Frontmatter of a skill of Wundr',
  'claude-code': 'Frontmatter of a skill of Claude Code',
  any: 'Frontmatter that Metier loads',
}

/** JSON Schemas (draft 2020-12) by the name of the file they are published in, for editors and other validators. */
export function frontmatterJsonSchemas(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return Object.fromEntries(
    Object.entries(frontmatterSchemas).map(([dialect, schema]) => [
      `frontmatter-${dialect}.schema.json`,
      { ...z.toJSONSchema(schema, { io: 'input' }), title: titleOf(dialect) },
    ]),
  )
}

function titleOf(dialect: string): string {
  const known: Readonly<Record<string, string>> = titles
  return known[dialect] ?? dialect
}
