import { MetierError, plural } from '@metier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { fileContent } from './file-content.ts'
import { lookForModel } from './look-for-model.ts'
import type { McpScope } from './mcp-scope.ts'
import type { McpTool } from './mcp-tool.ts'
import { readOffset } from './read-offset.ts'
import { readString } from './read-string.ts'
import { formatSkillUri } from './format-skill-uri.ts'
import { textResult } from './text-result.ts'

/** Characters of a text file sent at once: about 25,000 tokens, which is what hosts let a tool answer. */
const longestPart = 100_000

/** Types that models look at as pictures; anything else binary is an embedded resource. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

export const readSkillFileTool: McpTool = {
  name: 'read_skill_file',
  title: 'Read a file of a skill',
  effects: ['read'],
  describe: () =>
    'Reads one file that belongs to a skill, such as references/guide.md, by its path inside the skill. ' +
    'Without a path it lists the files. Text comes as text, anything else as base64 with its media type.',
  inputSchema: () => ({
    type: 'object',
    properties: {
      name: { type: 'string', description: 'Name of the skill.' },
      path: { type: 'string', description: 'Path inside the skill, with forward slashes. Empty lists the files.' },
      offset: { type: 'integer', minimum: 0, description: 'Character to start at, for a text longer than one answer.' },
    },
    required: ['name'],
  }),
  call: async (input, scope) => {
    const entry = await lookForModel(scope, readString(input, 'name') ?? '')
    const path = readString(input, 'path') ?? ''
    if (path === '') return listFiles(entry.name, scope)
    const bytes = await scope.catalog.readFileSoon(entry.name, path, scope.view)
    return fileResult({ name: entry.name, path }, bytes, readOffset(input, 'offset'))
  },
}

async function listFiles(name: string, scope: McpScope): Promise<CallToolResult> {
  const { resources, resourcesTruncated } = await scope.catalog.loadSoon(name, scope.view)
  const lines = ['SKILL.md', ...resources.map((resource) => `${resource.path} (${plural(resource.size, 'byte')})`)]
  return textResult([...lines, ...(resourcesTruncated ? ['… and more: the list is incomplete.'] : [])].join('\n'))
}

function fileResult(file: { name: string; path: string }, bytes: Uint8Array, offset: number): CallToolResult {
  const content = fileContent(file.path, bytes)
  if ('text' in content) return textResult(part(content.text, offset))
  if (pictures.has(content.mimeType)) {
    return { content: [{ type: 'image', data: content.blob, mimeType: content.mimeType }] }
  }
  return { content: [{ type: 'resource', resource: { uri: formatSkillUri(file), ...content } }] }
}

function part(text: string, offset: number): string {
  if (offset > text.length) {
    throw new MetierError({
      code: 'invalid-input',
      message: `The file has ${plural(text.length, 'character')}; offset ${offset} is behind its end.`,
      next: 'Send a smaller offset.',
    })
  }
  const end = wholeCharacter(text, offset + longestPart)
  const rest = text.length - end
  const piece = text.slice(offset, end)
  return rest === 0 ? piece : `${piece}\n\n[${plural(rest, 'character')} more: call again with offset ${end}]`
}

/** Never between the two halves of a character outside the basic plane. */
function wholeCharacter(text: string, end: number): number {
  if (end >= text.length) return text.length
  const code = text.charCodeAt(end)
  return code >= 0xdc00 && code <= 0xdfff ? end - 1 : end
}
