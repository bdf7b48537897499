import type { CommandSpecification } from './command-specification.ts'
import { servingOptions } from './serving-options.ts'

/** `metier mcp`, which serves over standard input and output, and `mcp import`, which is the other side of it. */
export const mcpCommand: CommandSpecification = {
  name: 'mcp',
  summary: 'Serve the skills to an MCP client over standard input and output',
  group: 'running',
  description:
    'This is the command to put into an MCP client. It speaks the protocol on standard output, writes notes to ' +
    'standard error, and ends when the client closes standard input.',
  positionals: [
    {
      key: 'action',
      placeholder: 'ACTION',
      summary: 'Leave it out to serve; import brings the skills of another server here',
      required: false,
      rest: false,
      choices: ['import'],
    },
    {
      key: 'source',
      placeholder: 'SOURCE',
      summary: 'Address of the other server, or the command that starts it; without one, what was imported',
      required: false,
      rest: true,
    },
  ],
  options: [
    ...servingOptions,
    { key: 'as', flag: 'as', type: 'string', placeholder: 'NAME', summary: 'Import: what to call the other server' },
    {
      key: 'skill',
      flag: 'skill',
      type: 'string',
      list: true,
      placeholder: 'NAME',
      summary: 'Import: only these skills',
    },
    { key: 'remove', flag: 'remove', type: 'boolean', summary: 'Import: take away what came from that server' },
    { key: 'dryRun', flag: 'dry-run', type: 'boolean', summary: 'Import: show what is offered, fetch nothing' },
    { key: 'yes', flag: 'yes', short: 'y', type: 'boolean', summary: 'Import: do not ask' },
  ],
  examples: [
    { command: 'mcp', explains: 'serve the skills of this folder' },
    { command: 'mcp --cwd ~/code/shop', explains: 'serve those of another project' },
    { command: 'mcp --preset btw --expose', explains: "btw's names, though btw itself serves no skills" },
    { command: 'mcp import https://skills.example/mcp', explains: 'skills of another server' },
  ],
}
