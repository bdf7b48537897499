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
  if (branch.key) return leafSchema(branch.key).describe(branch.key.description)
  const anyName = branch.children.get('*')
  if (anyName) return z.record(z.string(), branchSchema(anyName))
  const shape: Record<string, z.ZodType> = {}
  for (const [name, child] of branch.children) shape[name] = branchSchema(child).optional()
  return z.strictObject(shape)
}

function leafSchema(key: ConfigurationKey): z.ZodType {
  switch (key.kind) {
    case 'boolean':
      return z.boolean()
    case 'integer':
      return z
        .int()
        .min(key.minimum ?? Number.MIN_SAFE_INTEGER)
        .max(key.maximum ?? Number.MAX_SAFE_INTEGER)
    case 'text':
      return z.string()
    case 'texts':
    case 'paths':
      return z.array(z.string())
    case 'text-map':
      return z.record(z.string(), z.string())
    case 'choice':
      return z.enum(key.choices ?? [])
    case 'anything':
      return z.unknown()
  }
}
