import * as z from 'zod'
import { userRulesSchema } from './user-rule-schema.ts'

/** The JSON Schema of a file of rules, draft 2020-12, for editors. */
export function userRulesJsonSchema(): Readonly<Record<string, unknown>> {
  return { ...z.toJSONSchema(userRulesSchema, { io: 'input' }), title: 'rules of your own for metier scan' }
}
