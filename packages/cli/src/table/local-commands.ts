import { mcpCommand } from './mcp-command.ts'
import { serveCommand } from './serve-command.ts'
import type { CommandSpecification } from './command-specification.ts'

/** Commands that live in the command line alone. They need a terminal, a process or the table itself. */
export const localCommands: readonly CommandSpecification[] = [
  mcpCommand,
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
