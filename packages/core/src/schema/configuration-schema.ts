import { z } from 'zod'
import type { ConfigurationKey } from './configuration-keys.ts'
import { configurationTree, type ConfigurationBranch } from './configuration-tree.ts'

/** The zod schema of metier.yaml, made from the key table so that the two cannot drift apart. */
export function configurationSchema(): z.ZodType {
  return branchSchema(configurationTree())
}

/** The JSON Schema of metier.yaml, draft 2020-12, for editors. */
export function configurationJsonSchema(): Readonly<Record<string, unknown>> {
  return { ...z.toJSONSchema(configurationSchema(), { io: 'input' }), title: 'metier.yaml' }
}

function branchSchema(branch: ConfigurationBranch): z.ZodType {
  if (branch.key) return leafSchemas[branch.key.kind](branch.key).describe(branch.key.description)
  const anyName = branch.children.get('*')
  if (anyName) return z.record(z.string(), branchSchema(anyName))
  const shape: Record<string, z.ZodType> = {}
  for (const [name, child] of branch.children) shape[name] = branchSchema(child).optional()
  return z.strictObject(shape)
}

const leafSchemas: Readonly<Record<ConfigurationKey['kind'], (key: ConfigurationKey) => z.ZodType>> = {
  boolean: () => z.boolean(),
  integer: ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }) =>
    z.int().min(minimum).max(maximum),
  text: () => z.string(),
  texts: () => z.array(z.string()),
  paths: () => z.array(z.string()),
  hosts: () => z.array(z.string()),
  'text-map': () => z.record(z.string(), z.string()),
  choice: ({ choices = [] }) => z.enum(choices),
  date: () => z.iso.date(),
  anything: () => z.unknown(),
}
