import { serveCommand } from './serve-command.ts'
import type { CommandSpecification } from './command-specification.ts'

/** Commands that live in the command line alone. They need a terminal, a process or the table itself. */
export const localCommands: readonly CommandSpecification[] = [
  {
    name: 'mcp',
    summary: 'Serve the skills to an MCP client over standard input and output',
    group: 'running',
    description:
      'This is the command to put into an MCP client. It speaks the protocol on standard output, writes notes to ' +
      'standard error, and ends when the client closes standard input.',
    positionals: [],
    options: [
      { key: 'role', flag: 'role', type: 'string', placeholder: 'NAME', summary: 'Serve what this role sees' },
      { key: 'agent', flag: 'agent', type: 'string', placeholder: 'NAME', summary: 'Serve what this agent sees' },
      { key: 'room', flag: 'room', type: 'string', placeholder: 'ID', summary: 'Serve the skills of this room' },
      {
        key: 'expose',
        flag: 'expose',
        type: 'boolean',
        summary: 'Serve the skills also where the preset keeps them back (btw)',
      },
    ],
    examples: [
      { command: 'mcp', explains: 'serve the skills of this folder' },
      { command: 'mcp --cwd ~/code/shop', explains: 'serve those of another project' },
      { command: 'mcp --preset btw --expose', explains: "btw's names, though btw itself serves no skills" },
    ],
  },
  serveCommand,
  {
    name: 'completion',
    summary: 'Print the completion script for a shell',
    group: 'seeing',
    positionals: [
      {
        key: 'shell',
        placeholder: 'SHELL',
        summary: 'Which shell',
        required: true,
        rest: false,
        choices: ['bash', 'zsh', 'fish'],
      },
    ],
    options: [],
    examples: [
      { command: 'completion bash >> ~/.bashrc', explains: 'bash' },
      { command: 'completion zsh > ~/.zfunc/_metier', explains: 'zsh; ~/.zfunc must be in $fpath' },
      { command: 'completion fish > ~/.config/fish/completions/metier.fish', explains: 'fish' },
    ],
  },
  {
    name: '__complete',
    summary: 'What could stand in the place of the last word',
    group: 'seeing',
    positionals: [
      { key: 'words', placeholder: 'WORD', summary: 'The words after `metier`', required: false, rest: true },
    ],
    options: [],
    examples: [],
    hidden: true,
  },
]
