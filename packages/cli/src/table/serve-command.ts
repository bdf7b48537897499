import type { CommandSpecification } from './command-specification.ts'
import { servingOptions } from './serving-options.ts'

/** `metier serve`, the daemon, and what is done with one that runs. */
export const serveCommand: CommandSpecification = {
  name: 'serve',
  summary: 'Serve the skills on this machine: MCP at /mcp, HTTP, WebSocket, a page',
  group: 'running',
  description:
    'Listens on 127.0.0.1 unless told otherwise, and prints the address alone on a line as soon as it is ready. ' +
    'A project has one daemon: `status` and `stop` find it, and serving again prints its address. `token` makes a ' +
    'token, which every address but the loopback one demands.',
  positionals: [
    {
      key: 'action',
      placeholder: 'ACTION',
      summary: 'Leave it out to serve',
      required: false,
      rest: false,
      choices: ['status', 'stop', 'token'],
    },
  ],
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
    { key: 'detach', flag: 'detach', short: 'd', type: 'boolean', summary: 'Serve in the background' },
    {
      key: 'host',
      flag: 'host',
      type: 'string',
      placeholder: 'ADDRESS',
      summary: 'Address to listen on; any but 127.0.0.1 serves nobody without a token',
    },
    { key: 'requireToken', flag: 'require-token', type: 'boolean', summary: 'Serve nobody without a token' },
    {
      key: 'log',
      flag: 'log',
      type: 'string',
      choices: ['text', 'json'],
      placeholder: 'FORM',
      summary: 'How standard error is written: text, or one line of JSON each',
    },
    {
      key: 'scope',
      flag: 'scope',
      type: 'string',
      list: true,
      choices: ['read', 'write', 'execute', 'network'],
      placeholder: 'SCOPE',
      summary: 'What a token allows (default read)',
    },
    {
      key: 'days',
      flag: 'days',
      type: 'number',
      minimum: 1,
      maximum: 3650,
      placeholder: 'N',
      summary: 'How long a token holds (default 30)',
    },
    { key: 'name', flag: 'name', type: 'string', placeholder: 'NAME', summary: 'Whom a token is for' },
    ...servingOptions,
  ],
  examples: [
    { command: 'serve --port 7717', explains: 'serve on a port you choose' },
    { command: 'serve --detach', explains: 'serve in the background' },
    { command: 'serve status', explains: 'does one run for this project, and where?' },
    { command: 'serve stop', explains: 'end it' },
    { command: 'serve token --scope read,execute --days 7', explains: 'a token for another machine' },
  ],
}
