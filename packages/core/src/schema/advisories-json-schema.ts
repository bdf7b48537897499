import * as z from 'zod'
import { advisoriesSchema } from './advisories-schema.ts'

/** The JSON Schema of a list of advisories, draft 2020-12. */
export function advisoriesJsonSchema(): Readonly<Record<string, unknown>> {
  return { ...z.toJSONSchema(advisoriesSchema, { io: 'input' }), title: 'advisories and revocations for metier audit' }
}
