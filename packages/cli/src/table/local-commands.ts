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
  {
    name: 'serve',
    summary: 'Serve the skills over HTTP on this machine (MCP at /mcp)',
    group: 'running',
    description: 'Listens on 127.0.0.1 only. Prints the address alone on a line as soon as it is ready.',
    positionals: [],
    options: [
      {
        key: 'port',
        flag: 'port',
        short: 'p',
        type: 'number',
        minimum: 0,
        maximum: 65_535,
        placeholder: 'N',
        summary: 'Port to listen on, 0 for any free one (default 7373, or METIER_PORT)',
      },
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
    examples: [{ command: 'serve --port 7717', explains: 'serve on a port you choose' }],
  },
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
