import type { AdvisoryList } from '../package/advisory/advisory.ts'
import { advisoriesSchema } from './advisories-schema.ts'

/** A list, or what is wrong with it. */
export type ParsedAdvisories = { readonly list: AdvisoryList } | { readonly problem: string }

/** Reads a list of advisories. A part of one is no list: what is left out might be the very thing. */
export function parseAdvisories(text: string): ParsedAdvisories {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: 'it is no JSON' }
  }
  const parsed = advisoriesSchema.safeParse(data)
  if (parsed.success) return { list: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not as it should be'}` }
}
