import type { CommandService } from '@metier/runtime'
import { callCommand } from './command-tool.ts'
import type { McpTool } from './mcp-tool.ts'

/** One tool for all commands, under the name that a preset gives it: `omni` (OMN-1, decisions R-32). */
export function commandEntryTool(name: string, service: () => Promise<CommandService>): McpTool {
  return {
    name,
    title: 'Call a command of a skill',
    effects: ['execute'],
    describe: () =>
      'Calls a command of a skill: `skill_command` is its name such as git.status, `arguments` what it takes. ' +
      'Send "help" for all commands, or "git.help" for those of one skill with what they take. ' +
      'To look at files or the state of a repository, use your own shell; use this for what changes something.',
    inputSchema: () => ({
      type: 'object',
      properties: {
        skill_command: { type: 'string', description: 'skill.command, help or skill.help' },
        arguments: { type: 'object', description: 'What the command takes, by name' },
      },
      required: ['skill_command'],
    }),
    call: async (input, scope, call) => {
      const { skill_command: id, arguments: given } = input
      const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
      const request = { id: typeof id === 'string' ? id : 'help', input: isObject ? { ...given } : {} }
      return callCommand(await service(), request, { scope, call })
    },
  }
}
