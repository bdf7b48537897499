import * as fc from 'fast-check'
import { parse as parseYaml } from 'yaml'
import { describe, expect, it } from 'vitest'
import { agentConnections } from '../dialects/agent-connections.ts'
import { editJsonText } from './edit-json-text.ts'
import { editTomlText } from './edit-toml-text.ts'
import { editYamlText } from './edit-yaml-text.ts'
import { planConnection } from './plan-connection.ts'
import { readJsonText } from './read-json-text.ts'

const server = { command: 'metier', args: ['mcp'] }
const own = ['command', 'args', 'url']
const setJson = (text: string) => editJsonText(text, { path: ['mcpServers', 'metier'], value: server, own })
const dropJson = (text: string) => editJsonText(text, { path: ['mcpServers', 'metier'], value: undefined, own })

describe('a server in JSON', () => {
  it.each([
    ['a file that is not there', ''],
    ['an empty object', '{}'],
    ['another server', '{\n  "mcpServers": {\n    "other": { "command": "x" }\n  }\n}\n'],
    ['other settings', '{\n\t"theme": "dark"\n}\n'],
    ['a trailing comma', '{\n  "a": 1,\n}\n'],
    ['a comment behind the last member', '{\n  "a": 1 // why, and a } too\n}\n'],
    ['a comment in front', '// top\n{ /* { */ "a": [1, 2,] }'],
    ['line ends of Windows', '{\r\n  "a": 1\r\n}\r\n'],
    ['a byte order mark', '\uFEFF{"a":1}'],
  ])('is added to %s, and nothing else changes', (_what, text) => {
    const added = setJson(text) ?? ''
    const before = readJsonText(text === '' ? '{}' : text)?.data
    expect(readJsonText(added)?.data).toMatchObject(Object.assign({}, before, { mcpServers: { metier: server } }))
    for (const comment of text.match(/\/\/.*|\/\*.*?\*\//g) ?? []) expect(added).toContain(comment.trim())
    expect(setJson(added)).toBe(added)
    expect(added.includes('\r\n')).toBe(text.includes('\r\n'))
  })

  it('is written as one would by hand', () => {
    expect(setJson('{\n  // mine\n  "mcpServers": {\n    "other": {} // last\n  }\n}\n')).toBe(
      '{\n  // mine\n  "mcpServers": {\n    "other": {}, // last\n    "metier": {\n      "command": "metier",\n      "args": [\n        "mcp"\n      ]\n    }\n  }\n}\n',
    )
  })

  it('takes the place of an older one, whose other keys stay', () => {
    const old = '{"mcpServers": {"metier": {"url": "http://old", "env": {"A": "1"}}}}'
    expect(readJsonText(setJson(old) ?? '')?.data).toEqual({ mcpServers: { metier: { ...server, env: { A: '1' } } } })
  })

  it('goes without a trace but for the empty object that held it', () => {
    const text = '{\n  "a": 1, // keep\n  "mcpServers": {\n    "other": {}\n  }\n}\n'
    expect(dropJson(setJson(text) ?? '')).toBe(text)
    expect(dropJson(text)).toBe(text)
  })

  it.each([
    ['{\n  "mcpServers": {\n    "metier": {\n      "url": "x"\n    }\n  }\n}\n', '{\n  "mcpServers": {}\n}\n'],
    ['{"mcpServers": {"metier": {},}}', '{"mcpServers": {}}'],
    ['{"mcpServers": {"other": {},"metier": {},}}', '{"mcpServers": {"other": {},}}'],
    ['{"mcpServers": {"other": {}, "metier": {}}}', '{"mcpServers": {"other": {}}}'],
    ['{"mcpServers": { "metier": {}, "other": {} }}', '{"mcpServers": { "other": {} }}'],
    ['{"mcpServers": {"metier": {"a": 1}, "other": {}, "metier": {}}}', '{"mcpServers": {"other": {}}}'],
    [
      '{"mcpServers": {\n  "other": {}, // about, other\n  // about ours\n  "metier": {}\n}}',
      '{"mcpServers": {\n  "other": {} // about, other\n  // about ours\n}}',
    ],
    [
      '{"mcpServers": {\n  "metier": {}, // behind\n  /* about other, too */\n  "other": {}\n}}',
      '{"mcpServers": {\n  // behind\n  /* about other, too */\n  "other": {}\n}}',
    ],
    ['{"mcpServers": {\r\n  "other": {},\r\n  "metier": {}\r\n}}', '{"mcpServers": {\r\n  "other": {}\r\n}}'],
  ])('is taken out of %j with its comma, and every comment stays', (text, expected) => {
    expect(dropJson(text)).toBe(expected)
    expect(readJsonText(expected)).toBeDefined()
  })

  it.each([
    '{',
    '[]',
    'null',
    '{"mcpServers": []}',
    '{"mcpServers": "x"}',
    '{a: 1}',
    '{"a": 1} x',
    '{"a" 1}',
    '['.repeat(5000),
  ])('is not put into %j', (text) => {
    expect(setJson(text)).toBeUndefined()
  })

  it('is there after setting and gone after taking away, whatever the file said', () => {
    const json = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 }).filter((value) => !('mcpServers' in value))
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const added = setJson(text) ?? ''
        expect(JSON.parse(added)).toEqual({ ...JSON.parse(text), mcpServers: { metier: server } })
        expect(JSON.parse(dropJson(added) ?? '')).toEqual({ ...JSON.parse(text), mcpServers: {} })
      }),
    )
  })
})

const set = (text: string) => editTomlText(text, { table: ['mcp_servers', 'metier'], values: server, own })
const drop = (text: string) => editTomlText(text, { table: ['mcp_servers', 'metier'], values: undefined, own })

describe('a server in TOML', () => {
  const block = '[mcp_servers.metier]\ncommand = "metier"\nargs = ["mcp"]\n'

  it.each([
    ['', block],
    ['model = "x" # mine\n', `model = "x" # mine\n\n${block}`],
    ['[mcp_servers.other]\ncommand = "y"\n', `[mcp_servers.other]\ncommand = "y"\n\n${block}`],
    [
      '[mcp_servers.metier]\nurl = "http://old"\nstartup_timeout_sec = 20\n\n[tui]\nx = 1\n',
      `${block}startup_timeout_sec = 20\n\n[tui]\nx = 1\n`,
    ],
    [
      '[ mcp_servers . "metier" ]\nargs = [\n  "old",\n]\ncommand = "old"\n',
      '[ mcp_servers . "metier" ]\ncommand = "metier"\nargs = ["mcp"]\n',
    ],
    ['text = """\n[mcp_servers.metier]\n"""\n', `text = """\n[mcp_servers.metier]\n"""\n\n${block}`],
  ])('is set in %j', (text, expected) => {
    expect(set(text)).toBe(expected)
    expect(set(expected)).toBe(expected)
  })

  it('goes with what is below it', () => {
    const text = `model = "x"\n\n${block}\n[mcp_servers.metier.env]\nA = "1"\n\n[tui]\nx = 1\n`
    expect(drop(text)).toBe('model = "x"\n\n[tui]\nx = 1\n')
    expect(drop('a = 1\n')).toBe('a = 1\n')
  })

  it.each([
    ['a list of tables behind it', '[[hooks]]\ncommand = "keep"\n'],
    ['a list of tables below another server', '[[mcp_servers.other.x]]\ncommand = "keep"\n'],
    ['a name with a bracket in it', '[mcp_servers."we]ird"]\ncommand = "keep"\n'],
    ['a name that only looks like it', '["mcp_servers.metier"]\ncommand = "keep"\n'],
    ['a header that nobody can read', '[= x]\ncommand = "keep"\n'],
    ['comments on what comes next', '# about tui\n\n# and more\n[tui]\nx = 1\n'],
    ['a comment at the end', '# the end\n'],
  ])('leaves %s as it is', (_what, behind) => {
    const text = `model = "x"\n\n[mcp_servers.metier]\nurl = "http://old"\n\n${behind}`
    expect(set(text)).toBe(`model = "x"\n\n${block}\n${behind}`)
    expect(drop(text)).toBe(`model = "x"\n\n${behind}`)
  })

  it.each([
    ['a list of lists', 'x = [\n  ["mcp_servers.metier"]\n]\n'],
    ['a list whose text has a bracket', 'x = [\n  "a ] b", # ]\n  "[mcp_servers.metier]"\n]\n'],
    ['a text that ends in quotes', 'x = """\nsay "a"""\n'],
    ['a text in single quotes', "x = '''\n[mcp_servers.metier]\n'''\n"],
  ])('is set behind %s and taken away again', (_what, text) => {
    expect(set(text)).toBe(`${text}\n${block}`)
    expect(drop(set(text) ?? '')).toBe(text)
  })

  it('is replaced with the whole of a value that goes on over several lines', () => {
    const text = '[mcp_servers.metier]\nargs = [\n  "a ]", # c\n  "b",\n]\nenv = { A = "1" }\n'
    expect(set(text)).toBe(`${block}env = { A = "1" }\n`)
  })

  it.each([
    '[mcp_servers]\nmetier.command = "x"\n',
    'mcp_servers.metier.command = "x"\n',
    '[[mcp_servers]]\nname = "metier"\n',
    'mcp_servers = { metier = { command = "x" } }\n',
    '[mcp_servers]\nmetier = { command = "x" }\n',
    'mcp_servers.metier = {}\n',
  ])('is left alone where it is written inline: %j', (text) => {
    expect(set(text)).toBeUndefined()
  })
})

describe.each(agentConnections)('the connection of $title', (connection) => {
  const wanted = [connection.stdio('metier', ['mcp']), connection.http?.('http://127.0.0.1:7373/mcp')].filter(
    (each) => each !== undefined,
  )

  it.each(wanted)('is set, is set once, and is taken away: %j', (given) => {
    const added = planConnection({ connection, text: '', server: given })
    expect(added?.changed).toBe(true)
    expect(planConnection({ connection, text: added?.text ?? '', server: given })).toEqual({
      text: added?.text,
      changed: false,
    })
    const removed = planConnection({ connection, text: added?.text ?? '', server: undefined })
    expect(removed?.changed).toBe(true)
    expect(removed?.text).not.toContain('metier')
  })

  it('can be read by its client', () => {
    const text = planConnection({ connection, text: '', server: wanted[0] })?.text ?? ''
    const read: Record<typeof connection.format, () => unknown> = {
      json: () => JSON.parse(text),
      yaml: () => parseYaml(text),
      toml: () =>
        text.startsWith('[mcp_servers.metier]\n') ? { [connection.key[0]]: { metier: wanted[0] } } : undefined,
    }
    expect(read[connection.format]()).toEqual({ [connection.key[0]]: { metier: wanted[0] } })
  })
})

describe('a server in YAML', () => {
  const path = ['extensions', 'metier'] as const
  const setYaml = (text: string) => editYamlText(text, { path: [...path], value: server, own })

  it.each([
    ['an alias', 'a: &x 1\nb: *x\n', { a: 1, b: 1 }],
    ['a mapping that somebody began', 'extensions:\n', {}],
    ['nothing', '', {}],
  ])('is set beside %s', (_what, text, others) => {
    expect(parseYaml(setYaml(text) ?? '')).toEqual({ ...others, extensions: { metier: server } })
  })

  it.each([
    'extensions: [1]\n',
    '- 1\n',
    'a: [broken\n',
    'extensions: x\n',
    `a: &a [1,1,1,1,1,1,1,1,1]\n${['b', 'c', 'd', 'e'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[at]}`).join(',')}]`).join('\n')}\n`,
  ])('is not put into %j', (text) => {
    expect(setYaml(text)).toBeUndefined()
  })
})

it('a comment in YAML stays', () => {
  const connection = agentConnections.find(({ format }) => format === 'yaml')
  if (connection === undefined) throw new Error('No client has YAML.')
  const text = '# mine\nGOOSE_MODEL: x # this one\nextensions:\n  other:\n    enabled: true\n'
  const added = planConnection({ connection, text, server: connection.stdio('metier', ['mcp']) })?.text ?? ''
  expect(added).toContain('# mine\nGOOSE_MODEL: x # this one\nextensions:\n  other:\n    enabled: true\n  metier:\n')
  expect(planConnection({ connection, text: 'a: [', server: undefined })).toBeUndefined()
})
