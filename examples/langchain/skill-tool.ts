import { tool, type StructuredToolInterface } from '@langchain/core/tools'
import type { CatalogHandle } from 'metier'

/** The tool that loads a skill, for any agent of LangChain JS; `undefined` when there are no skills. */
export function skillTool(catalog: CatalogHandle): StructuredToolInterface | undefined {
  const skill = catalog.tool()
  if (skill === undefined) return undefined
  const { name, description, inputSchema } = skill
  return tool((input: Record<string, unknown>) => skill.execute(input), {
    name,
    description,
    schema: { ...inputSchema },
  })
}
