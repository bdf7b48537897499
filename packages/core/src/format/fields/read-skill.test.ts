import { describe, expect, it } from 'vitest'
import { loadFields } from '../load-text.case.ts'

const head = 'name: my-skill\ndescription: Does things.\n'
const load = (fields: string) => loadFields(head + fields)
const codes = (fields: string) => load(fields).diagnostics.map(({ code }) => code)

describe('a skill of two fields', () => {
  // WUN-8 WUN-9
  it('OST-10 OST-2 loads, and every other field has its default', () => {
    const { skill, diagnostics } = loadFields(head.trimEnd())
    expect(diagnostics).toEqual([])
    expect(skill).toEqual({
      name: 'my-skill',
      description: 'Does things.',
      allowedTools: [],
      disallowedTools: [],
      authors: [],
      triggers: [],
      intents: [],
      tags: [],
      mcp: [],
      dependencies: [],
      roles: [],
      requires: { bins: [], anyBins: [], env: [], config: [], tools: [] },
      os: [],
      install: [],
      always: false,
      context: 'inline',
      userInvocable: true,
      disableModelInvocation: false,
      arguments: [],
      paths: [],
      enabled: true,
      metadata: {},
      extra: {},
    })
  })

  it.each(['triggers: [a]', 'requires_mcp: true', 'tags: [a]', 'version: 1.0.0', 'author: me', 'dependencies: [a]'])(
    'OST-10 loads with %s alone, or with nothing after its colon',
    (field) => {
      expect(codes(field)).toEqual([])
      expect(codes(`${field.split(':')[0]}:`)).toEqual([])
    },
  )
})

describe('one meaning, many spellings', () => {
  it.each([
    ['OST-4 triggers', 'triggers:\n  - "build it"\n  - ship', { triggers: ['build it', 'ship'] }],
    ['OMN-18 routing_keywords', 'routing_keywords: ["git", "commit"]', { triggers: ['git', 'commit'] }],
    ['keywords under metadata', 'metadata:\n  keywords: one thing, another', { triggers: ['one thing', 'another'] }],
    ['triggers and keywords together', 'triggers: [a]\nrouting_keywords: [b, a]', { triggers: ['a', 'b'] }],
    ['OMN-19 intents', 'intents:\n  - "Save my work, then push"', { intents: ['Save my work, then push'] }],
    ['intents as JSON', `metadata:\n  intents: '["a, b","c"]'`, { intents: ['a, b', 'c'] }],
    ['OST-6 tags', 'tags: [web, test, web]', { tags: ['web', 'test'] }],
    ['tags in one text', 'metadata:\n  tags: web test', { tags: ['web', 'test'] }],
    ['tags of several words', 'tags: code review, testing', { tags: ['code review', 'testing'] }],
    ['OST-7 OMN-17 version', 'version: "2.0.0"', { version: '2.0.0' }],
    ['a version that looks like a number', 'version: 1.0', { version: '1.0' }],
    [
      'SQD-8 version and author under metadata',
      'metadata:\n  author: squad-team\n  version: "1.0"',
      { version: '1.0', authors: ['squad-team'] },
    ],
    ['63: an unquoted version under metadata', 'metadata:\n  version: 1.10', { version: '1.10' }],
    ['OST-8 author', 'author: Jane Doe', { authors: ['Jane Doe'] }],
    ['OMN-20 authors in flow style', 'authors: ["omni-dev", \'other\']', { authors: ['omni-dev', 'other'] }],
    ['OMN-20 authors in block style', 'authors:\n  - "omni-dev"\n  - other', { authors: ['omni-dev', 'other'] }],
    ['authors as mappings', 'authors:\n  - name: Jane\n    email: j@x.y', { authors: ['Jane'] }],
    ['authors in one text', 'metadata:\n  author: Jane, Joe', { authors: ['Jane', 'Joe'] }],
    ['category', 'domain: testing', { category: 'testing' }],
    ['OST-9 dependencies', 'dependencies:\n  - other-skill', { dependencies: ['other-skill'] }],
    ['depends-on', 'depends-on: a, b', { dependencies: ['a', 'b'] }],
    ['roles', 'applicable_roles: [qa]', { roles: ['qa'] }],
    ['platform', 'platform: [macOS, Windows, Linux, darwin]', { os: ['darwin', 'win32', 'linux'] }],
    ['WUN-10 context', 'context: fork', { context: 'fork' }],
    ['WUN-11 model', 'model: some-model-1', { model: 'some-model-1' }],
    ['WUN-13 allowed_tools', 'allowed_tools:\n  - Bash\n  - Read', { allowedTools: ['Bash', 'Read'] }],
    [
      'SQD-7 allowed-tools',
      'allowed-tools: Read Bash(npx:*) Bash(npm:*)',
      { allowedTools: ['Read', 'Bash(npx:*)', 'Bash(npm:*)'] },
    ],
    [
      '60: commas and parentheses',
      'allowed-tools: Read, Grep,Bash(git diff:*)',
      { allowedTools: ['Read', 'Grep', 'Bash(git diff:*)'] },
    ],
    ['58: a flow list of tools', 'allowed-tools: [Read, Grep]', { allowedTools: ['Read', 'Grep'] }],
    [
      '59: a block list of tools',
      'allowed-tools:\n  - Read\n  - Bash(infsh *)',
      { allowedTools: ['Read', 'Bash(infsh *)'] },
    ],
    ['disallowed tools', 'disallowedTools: Write', { disallowedTools: ['Write'] }],
    ['WUN-14 user-invocable', 'user-invocable: false', { userInvocable: false }],
    ['user-invokable', 'userInvokable: false', { userInvocable: false }],
    ['user-invocable under metadata', 'metadata:\n  user-invocable: "false"', { userInvocable: false }],
    ['WUN-15 disable-model-invocation', 'disable_model_invocation: true', { disableModelInvocation: true }],
    ['argument-hint', 'argument-hint: <file> [mode]', { argumentHint: '<file> [mode]' }],
    ['argument-hint that YAML takes for a list', 'argument-hint: [issue-number]', { argumentHint: '[issue-number]' }],
    ['arguments in one text', 'arguments: file mode', { arguments: ['file', 'mode'] }],
    ['arguments as a list', 'arguments: [file, mode]', { arguments: ['file', 'mode'] }],
    ['paths with braces', 'paths: src/**/*.{ts,tsx}, test/**', { paths: ['src/**/*.{ts,tsx}', 'test/**'] }],
    ['when_to_use', 'when_to_use: When it rains', { whenToUse: 'When it rains' }],
    ['hooks', 'hooks:\n  Stop:\n    - once: true', { hooks: { Stop: [{ once: 'true' }] } }],
    ['enabled', 'enabled: no', { enabled: false }],
    ['confidence and source', 'confidence: high\nsource: "manual"', { confidence: 'high', source: 'manual' }],
    [
      'SQD-6 license and compatibility',
      'license: MIT\ncompatibility: Needs git',
      { license: 'MIT', compatibility: 'Needs git' },
    ],
    ['homepage and emoji', 'homepage: https://x.y\nemoji: "🐛"', { homepage: 'https://x.y', emoji: '🐛' }],
    ['effort and agent', 'effort: high\nagent: Explore', { effort: 'high', agent: 'Explore' }],
  ])('%s', (_, fields, expected) => {
    const { skill, diagnostics } = load(fields)
    expect(diagnostics).toEqual([])
    expect(skill).toMatchObject(expected)
    expect(skill?.extra).toEqual({})
  })

  it.each(['true', 'True', 'TRUE', 'yes', 'on', '1', '"Yes"'])('reads %s as true', (word) => {
    expect(load(`disable-model-invocation: ${word}`).skill?.disableModelInvocation).toBe(true)
  })

  it.each(['false', 'FALSE', 'no', 'Off', '0'])('reads %s as false', (word) => {
    expect(load(`user-invocable: ${word}`).skill?.userInvocable).toBe(false)
  })

  it('prefers the canonical place and says so when the two differ', () => {
    const { skill, diagnostics } = load('version: 1.0.0\nmetadata:\n  version: "2.0.0"')
    expect(skill?.version).toBe('2.0.0')
    expect(diagnostics).toMatchObject([{ code: 'alias-conflict', severity: 'warning', range: { start: { line: 4 } } }])
    expect(codes('version: 1.0.0\nmetadata:\n  version: "1.0.0"')).toEqual([])
  })

  it.each([
    ['allowed-tools: A\nallowed_tools: B', { allowedTools: ['A'] }],
    ['allowed_tools: B\nallowed-tools: A', { allowedTools: ['A'] }],
    ['metadata:\n  openclaw:\n    emoji: B\n  wundr:\n    emoji: A', { emoji: 'A' }],
    ['emoji: B\nmetadata:\n  emoji: A', { emoji: 'A' }],
    ['tools: [Bash]\nmetadata:\n  requires:\n    tools: [Read]', { requires: { tools: ['Read'] } }],
  ])('%j reads the first by rank, not by place', (fields, expected) => {
    const { skill, diagnostics } = load(fields)
    expect(skill).toMatchObject(expected)
    expect(diagnostics.map(({ code }) => code)).toEqual(['alias-conflict'])
  })
})

// WUN-18 WUN-19 WUN-20 WUN-21 WUN-23 WUN-24 WUN-25: what a skill requires, under any of the vendors' names.
describe('the four encodings', () => {
  const expected = {
    requires: { bins: ['jq'], anyBins: ['a', 'b'], env: ['KEY'], config: ['x.y'], tools: [] },
    os: ['linux', 'darwin'],
    primaryEnv: 'KEY',
    always: true,
  }
  const json =
    '{"requires":{"bins":["jq"],"anyBins":["a","b"],"env":["KEY"],"config":["x.y"]},"os":["linux","macos"],"primaryEnv":"KEY","always":true}'

  it.each([
    [
      'a nested map',
      'metadata:\n  openclaw:\n    requires:\n      bins: [jq]\n      anyBins:\n        - a\n        - b\n      env: KEY\n      config: [x.y]\n    os: [linux, macos]\n    primaryEnv: KEY\n    always: true',
    ],
    ['JSON on one line', `metadata: {"openclaw":${json}}`],
    ['JSON in a string', `metadata: '{"openclaw":${json}}'`],
    ['JSON in a string under metadata', `metadata:\n  clawdbot: '${json}'`],
    ['JSON under the older name', `metadata: {"clawdis":${json}}`],
    [
      'fields directly under metadata',
      `metadata:\n  requires: '{"bins":["jq"],"anyBins":["a","b"],"env":["KEY"],"config":["x.y"]}'\n  os: linux, macos\n  primaryEnv: KEY\n  always: "true"`,
    ],
  ])('WUN-1 reads %s', (_, fields) => {
    const { skill, diagnostics } = load(fields)
    expect(diagnostics).toEqual([])
    expect(skill).toMatchObject(expected)
    expect(skill?.metadata).toEqual({})
  })

  it('reads metadata that is JSON over several lines', () => {
    const { skill } = load(
      'metadata:\n  {\n    "openclaw":\n      { "emoji": "🐛", "requires": { "bins": ["uv"] }, },\n  }',
    )
    expect(skill).toMatchObject({ emoji: '🐛', requires: { bins: ['uv'] } })
  })
})

describe('R-2', () => {
  it.each([
    ['version: "1.0"\nmodel: m\nauthor: Jane\ntags: [a, b]\nmetadata: {}'],
    ['tags:\n  - a\n  - b\nauthors: [Jane]\nmodel: m\nversion: 1.0'],
    [`metadata:\n  tags: a b\n  model: m\n  author: Jane\n  version: '1.0'`],
    [`metadata: '{"authors":["Jane"],"version":"1.0","tags":["a","b"],"model":"m"}'`],
  ])('gives the same bytes for the same meaning: %j', (fields) => {
    const canonical = load('metadata:\n  author: Jane\n  model: m\n  tags: a, b\n  version: "1.0"').skill
    expect(JSON.stringify(load(fields).skill)).toBe(JSON.stringify(canonical))
  })
})

describe('servers', () => {
  it.each([
    ['OST-5 true', 'requires_mcp: true', [{ name: '*', optional: false }]],
    ['OST-5 false', 'requires_mcp: false', []],
    [
      'names',
      'requires-mcp: [github, "files"]',
      [
        { name: 'github', optional: false },
        { name: 'files', optional: false },
      ],
    ],
    [
      'SQD-9 SQD-39 a list of mappings',
      'metadata:\n  mcp-servers:\n    - name: a\n      reason: "Reads"\n    - name: b\n      optional: true\n      fallback: "Skip"\n    - name: c\n      optional: false',
      [
        { name: 'a', reason: 'Reads', optional: false },
        { name: 'b', optional: true, fallback: 'Skip' },
        { name: 'c', optional: false },
      ],
    ],
    [
      'JSON',
      `metadata:\n  mcp-servers: '[{"name":"a","reason":"r","optional":true}]'`,
      [{ name: 'a', reason: 'r', optional: true }],
    ],
    [
      'a map by name',
      'mcp_servers:\n  a:\n    reason: r\n  b:',
      [
        { name: 'a', reason: 'r', optional: false },
        { name: 'b', optional: false },
      ],
    ],
    [
      'tools given as mappings',
      'tools:\n  - name: a\n    description: d\n    when: later',
      [{ name: 'a', reason: 'd', optional: true }],
    ],
    ['an empty list', 'metadata:\n  mcp-servers: []', []],
  ])('%s', (_, fields, expected) => {
    const { skill, diagnostics } = load(fields)
    expect(diagnostics).toEqual([])
    expect(skill?.mcp).toEqual(expected)
  })

  it('WUN-12 tools given as texts are tools that must be there', () => {
    expect(load('tools:\n  - Bash\n  - Read').skill).toMatchObject({ mcp: [], requires: { tools: ['Bash', 'Read'] } })
    expect(load('tools: Bash, Read').skill?.requires.tools).toEqual(['Bash', 'Read'])
  })

  it('reads a list of both by what each item is', () => {
    expect(load('tools:\n  - Bash\n  - name: github').skill).toMatchObject({
      mcp: [{ name: 'github', optional: true }],
      requires: { tools: ['Bash'] },
    })
  })
})

describe('what no field stands for', () => {
  it('is kept as written, top level and metadata apart', () => {
    const { skill, diagnostics } = load(
      'foo: 1.0\nwhen: 2026-01-02\nlist: [yes, {a: 0x1}]\ntrust_level: high\nmetadata:\n  released: 2026-01-02\n  a: yes\n  nested:\n    b: 1',
    )
    expect(diagnostics).toEqual([])
    expect(skill?.extra).toEqual({ foo: '1.0', when: '2026-01-02', list: ['yes', { a: '0x1' }], trust_level: 'high' })
    expect(skill?.metadata).toEqual({ released: '2026-01-02', a: 'yes', nested: { b: '1' } })
  })

  it('comes back from the name it was moved to', () => {
    const moved = load(`metadata:\n  x-foo: "1.0"\n  x-list: '["a",{"b":"c"}]'`).skill
    expect(moved?.extra).toEqual({ foo: '1.0', list: ['a', { b: 'c' }] })
    expect(moved?.metadata).toEqual({})
  })

  it.each(['permissions', 'require_refs', 'execution_mode', 'routing_strategy'])(
    '%s is kept under metadata',
    (field) => {
      expect(load(`${field}: [a]`).skill?.metadata).toEqual({ [field]: ['a'] })
      expect(load(`metadata:\n  ${field}: [a]`).skill?.metadata).toEqual({ [field]: ['a'] })
    },
  )

  it('62: stays where it is in a block of a vendor', () => {
    const { skill } = load('metadata:\n  wundr:\n    emoji: "x"\n    other: y\n  hermes:\n    tags: [a]')
    expect(skill).toMatchObject({ emoji: 'x', metadata: { wundr: { other: 'y' }, hermes: { tags: ['a'] } } })
  })
})

describe('a value of the wrong form', () => {
  it.each([
    ['64: metadata: hello', 'metadata: hello', { extra: { metadata: 'hello' } }],
    ['64: metadata: [a]', 'metadata: [a]', { extra: { metadata: ['a'] } }],
    ['83: a list for compatibility', 'compatibility: [a]', {}],
    ['a map for license', 'license: {a: b}', {}],
    ['a word for a boolean', 'user-invocable: maybe', { userInvocable: true }],
    ['a list for a boolean', 'enabled: [a]', { enabled: true }],
    ['another context', 'context: sideways', { context: 'inline' }],
    ['a map for a list', 'tags: {a: b}', { tags: [] }],
    ['a map in a list', 'tags: [a, {b: c}]', { tags: ['a'] }],
    ['text for requirements', 'metadata:\n  requires: jq', {}],
    ['text for install', 'metadata:\n  install: brew', { install: [] }],
    ['text in install', 'metadata:\n  install: [brew]', { install: [] }],
    ['a server without a name', 'mcp-servers:\n  - reason: x', { mcp: [] }],
    ['a list in a list of servers', 'mcp-servers: [[a]]', { mcp: [] }],
    ['a map for tools', 'tools: {a: b}', {}],
    [
      'a word for optional',
      'mcp-servers:\n  - name: a\n    optional: perhaps',
      { mcp: [{ name: 'a', optional: false }] },
    ],
  ])('%s is reported and the default stands', (_, fields, expected) => {
    const { skill, diagnostics } = load(fields)
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['wrong-type', 'warning']])
    expect(diagnostics[0]?.range?.start.line).toBeGreaterThan(3)
    expect(skill).toMatchObject({ name: 'my-skill', ...expected })
  })

  it('a list for a description leaves no description', () => {
    const { skill, diagnostics } = loadFields('name: a\ndescription: [a]')
    expect(skill).toBeUndefined()
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-type', 'missing-description'])
  })

  it('packages for dependencies are noted and ignored', () => {
    const { skill, diagnostics } = load('dependencies:\n  requests: ">=2"')
    expect(skill?.dependencies).toEqual([])
    expect(diagnostics).toMatchObject([{ code: 'dependencies-not-skills', severity: 'info' }])
  })
})

it('WUN-22 reads ways to install, with the rest as written', () => {
  const { skill } = load(
    'metadata:\n  wundr:\n    install:\n      - id: brew\n        kind: brew\n        formula: gh\n        bins: [gh]\n        label: "Install it"\n      - kind: apt\n        package: gh\n      - formula: x',
  )
  expect(skill?.install).toEqual([
    { id: 'brew', kind: 'brew', label: 'Install it', bins: ['gh'], details: { formula: 'gh' } },
    { kind: 'apt', bins: [], details: { package: 'gh' } },
    { kind: 'other', bins: [], details: { formula: 'x' } },
  ])
})
