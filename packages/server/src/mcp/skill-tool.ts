import { activationTool, type CatalogView } from '@metier/core'
import type { Tool } from '@modelcontextprotocol/server'
import { activateSkill } from './activate-skill.ts'
import { argumentsText } from './arguments-text.ts'
import { catalogueText } from './catalogue-text.ts'
import { lookForModel } from './look-for-model.ts'
import { currentView } from './current-view.ts'
import type { McpTool } from './mcp-tool.ts'
import { readString } from './read-string.ts'
import { textResult } from './text-result.ts'

/** What models call the name that learned the tool of Claude Code or btw; the list of skills would be no answer to them. */
const namesOfName = ['name', 'skill', 'skill_name'] as const

/**
 * The tool that loads a skill on demand (OST-31, WUN-91). The schema lists names as advice; the handler takes any
 * spelling with the same key and explains what is not there.
 */
export const skillTool: McpTool = {
  name: 'skill',
  title: 'Load a skill',
  effects: ['read'],
  describe: (view) => activationTool(view)?.description ?? '',
  inputSchema,
  call: async (input, scope) => {
    const view = currentView(scope)
    const wanted = namesOfName.map((key) => readString(input, key)).find((name) => name !== undefined) ?? ''
    if (wanted.trim() === '') return textResult(catalogueText(view, scope))
    const entry = await lookForModel(scope, wanted)
    const loaded = await scope.catalog.loadSoon(entry.name, scope.view)
    const options = { text: argumentsText(input), loaded, again: input['again'] === true }
    return textResult(activateSkill(entry.name, scope, options))
  },
}

function inputSchema(view: CatalogView): Tool['inputSchema'] {
  const schema = activationTool(view)?.inputSchema
  const again = {
    type: 'boolean',
    description: 'Send the instructions although they were sent before: they are no longer in view.',
  }
  return { type: 'object', properties: { ...schema?.properties, again }, additionalProperties: false }
}
