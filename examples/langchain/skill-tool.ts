import { DynamicStructuredTool } from '@langchain/core/tools'
import type { JSONSchema } from '@langchain/core/utils/json_schema'
import type { CatalogHandle } from 'metier'

/** The tool that loads a skill, for any agent of LangChain JS; `undefined` when there are no skills. */
export function skillTool(catalog: CatalogHandle): DynamicStructuredTool<JSONSchema> | undefined {
  const skill = catalog.tool()
  if (skill === undefined) return undefined
  const { name, description, inputSchema } = skill
  return new DynamicStructuredTool<JSONSchema>({
    name,
    description,
    schema: { ...inputSchema },
    func: (input: unknown) => skill.execute(Object(input)),
  })
}
