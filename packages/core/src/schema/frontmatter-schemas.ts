import { z } from 'zod'
import { standardFrontmatter } from './standard-frontmatter.ts'

const text = z.string()
const texts = z.array(z.string())
/** A list, or the same in one text. */
const list = z.union([texts, text])
const flag = z.union([z.boolean(), z.enum(['true', 'false', 'yes', 'no', 'on', 'off', '1', '0'])])
const anyName = z.string().min(1).max(64)
const version = z.union([z.string(), z.number()])

const server = z.looseObject({
  name: text.describe('Name of the server; `*` means any.'),
  reason: text.optional(),
  optional: flag.optional(),
  fallback: text.optional().describe('What to do when the server is missing.'),
})
const servers = z.union([z.array(z.union([server, text])), text])

const requirements = z.looseObject({
  bins: list.optional().describe('Programs that must all be there.'),
  anyBins: list.optional().describe('Programs of which one must be there.'),
  env: list.optional().describe('Environment variables that must be set.'),
  config: list.optional().describe('Dotted paths of the configuration that must be true.'),
})

const wundr = z.looseObject({
  emoji: text.optional(),
  category: text.optional(),
  requires: requirements.optional(),
  install: z
    .array(z.looseObject({ id: text.optional(), kind: text, label: text.optional(), bins: texts.optional() }))
    .optional(),
  os: list.optional().describe('Systems the skill runs on: `darwin`, `linux`, `win32`.'),
  always: flag.optional().describe('Offer the skill whatever it requires.'),
  primaryEnv: text.optional().describe('The environment variable that an API key goes into.'),
})

/** OST-4 to OST-9. */
const ostwin = {
  triggers: list.optional().describe('Phrases that call for the skill.'),
  requires_mcp: flag.optional(),
  tags: list.optional(),
  version: version.optional(),
  author: text.optional(),
  dependencies: z.union([list, z.record(z.string(), z.unknown())]).optional(),
}

/** OMN-17 to OMN-20. */
const omni = {
  version: version.optional(),
  routing_keywords: list.optional().describe('Words that call for the skill.'),
  intents: texts.optional().describe('Sentences that say what somebody wants.'),
  authors: list.optional(),
}

/** WUN-10 to WUN-16. */
const wundrFields = {
  context: z.enum(['inline', 'fork']).optional(),
  model: text.optional(),
  tools: z.array(z.union([text, server])).optional(),
  allowed_tools: list.optional(),
  'user-invocable': flag.optional(),
  'disable-model-invocation': flag.optional(),
  metadata: z.looseObject({ wundr: z.union([wundr, text]).optional() }).optional(),
}

const claudeCode = {
  when_to_use: text.optional(),
  'argument-hint': z.union([text, texts]).optional(),
  arguments: list.optional(),
  'disable-model-invocation': flag.optional(),
  'user-invocable': flag.optional(),
  'allowed-tools': list.optional(),
  'disallowed-tools': list.optional(),
  model: text.optional(),
  effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).optional(),
  context: z.enum(['inline', 'fork']).optional(),
  background: flag.optional(),
  agent: text.optional(),
  hooks: z.record(z.string(), z.unknown()).optional(),
  paths: list.optional(),
  shell: z.enum(['bash', 'powershell']).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
}

const { license, compatibility, description } = standardFrontmatter
const loose = { name: anyName.optional(), description, license, compatibility }

/** One schema of the frontmatter for each dialect; `any` is what loads: their union, and unknown fields besides. */
export const frontmatterSchemas = {
  standard: z.strictObject(standardFrontmatter),
  btw: z.strictObject({
    ...standardFrontmatter,
    // BTW-25 and BTW-26: a letter or digit at each end, so two characters at least, and no double hyphen.
    name: standardFrontmatter.name.min(2),
  }),
  squad: z.strictObject({
    ...standardFrontmatter,
    metadata: z
      .looseObject({ author: text.optional(), version: text.optional(), 'mcp-servers': servers.optional() })
      .optional(),
  }),
  ostwin: z.looseObject({ ...loose, name: anyName, ...ostwin }),
  omni: z.looseObject({ ...loose, name: anyName, ...omni }),
  wundr: z.looseObject({ ...loose, name: anyName, ...wundrFields }),
  'claude-code': z.looseObject({
    ...standardFrontmatter,
    name: anyName.optional(),
    description: description.optional(),
    ...claudeCode,
  }),
  any: z.looseObject({
    ...loose,
    ...ostwin,
    ...omni,
    ...claudeCode,
    ...wundrFields,
    'mcp-servers': servers.optional(),
    metadata: z.record(z.string(), z.unknown()).optional(),
  }),
} as const satisfies Record<string, z.ZodType>

export type FrontmatterDialect = keyof typeof frontmatterSchemas
