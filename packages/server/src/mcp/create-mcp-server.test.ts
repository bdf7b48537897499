import { assert, asyncProperty, constantFrom, dictionary, jsonValue, stringMatching, uniqueArray } from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectClient, eras, textOf, type Connected } from '../connect-client.case.ts'
import * as z from 'zod'
import type { FakeSkill } from '../fake-catalog.case.ts'

const skills: readonly FakeSkill[] = [
  {
    name: 'pdf-forms',
    description: 'Fills forms in PDF files.',
    body: 'Fill the form.\n',
    files: {
      'references/guide.md': '# Guide',
      'assets/logo.png': Uint8Array.of(0x89, 0x50, 0),
      'data/model.bin': Uint8Array.of(0xff, 0),
    },
  },
  { name: 'My Notes', description: 'Keeps notes.', body: 'Note it.\n' },
  { name: 'needs-ffmpeg', state: 'ineligible', reason: 'ffmpeg is not on PATH: install it.' },
  { name: 'deploy', description: 'Deploys.', disableModelInvocation: true, body: 'Secret steps.' },
]

const open: Connected[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ client }) => client.close()))
})

describe.each(eras)('the server in the %s era', (era) => {
  const connect = async (
    given: readonly FakeSkill[] = skills,
    options?: Parameters<typeof connectClient>[2],
  ): Promise<Connected> => {
    const connected = await connectClient(era, given, options)
    open.push(connected)
    return connected
  }

  it('calls itself by its preset, OMN-36', async () => {
    const ours = await connect()
    expect(ours.client.getServerVersion()).toMatchObject({ name: 'metier', version: '1.2.3' })
    const omni = await connect(skills, { preset: 'omni' })
    expect(omni.client.getServerVersion()).toMatchObject({ name: 'omni-agent' })
  })

  it('lists three reading tools whose names are those a model may load', async () => {
    const { client } = await connect()
    const { tools } = await client.listTools()
    expect(tools.map((tool) => tool.name)).toEqual(['skill', 'find_skills', 'read_skill_file'])
    for (const tool of tools) expect(tool.annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
    expect(tools[0]?.inputSchema.properties).toMatchObject({ name: { enum: ['pdf-forms', 'My Notes'] } })
  })

  it.each(['skill', 'skill_name'])('loads a skill whose name was sent as %s, as other tools call it', async (key) => {
    const { call } = await connect()
    expect(textOf(await call('skill', { [key]: 'pdf-forms' }))).toContain('Fill the form.')
    expect(textOf(await call('skill', { name: 'My Notes', [key]: 'pdf-forms' }))).toContain('Note it.')
    expect((await call('skill', { [key]: 7 })).isError).toBe(true)
  })

  it('lists no tool and gives no instructions while no skill is active, BTW-36', async () => {
    const { client, catalog } = await connect([{ name: 'off', state: 'disabled' }])
    expect((await client.listTools()).tools).toEqual([])
    expect(client.getInstructions()).toBeUndefined()
    expect((await client.listResources()).resources).toEqual([])
    catalog.replace(skills)
    // OMN-38: the list is the catalogue's at the moment of the call.
    expect((await client.listTools()).tools).toHaveLength(3)
  })

  it('names up to 50 skills in the schema and none above', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `skill-${index}` }))
    const { client, catalog, text } = await connect(many)
    const schema = async () => (await client.listTools()).tools[0]?.inputSchema.properties?.['name']
    expect(await schema()).toMatchObject({ enum: many.map((skill) => skill.name) })
    catalog.replace([...many, { name: 'one-more' }])
    expect(await schema()).not.toHaveProperty('enum')
    expect(await text('skill', { name: 'one-more' })).toContain('The body of one-more.')
  })

  it('carries the index in its instructions, without what a model may not load, WUN-91, WUN-15', async () => {
    const { client } = await connect()
    const instructions = client.getInstructions() ?? ''
    expect(instructions).toContain('pdf-forms')
    expect(instructions).toContain('Fills forms in PDF files.')
    expect(instructions).not.toContain('Fill the form.')
    expect(instructions).not.toContain('needs-ffmpeg')
    expect(instructions).not.toContain('deploy')
  })

  it('loads the whole body only when it is called, OST-31', async () => {
    const { text } = await connect()
    const loaded = await text('skill', { name: 'pdf-forms' })
    expect(loaded).toContain('Fill the form.')
    expect(loaded).toContain('/skills/pdf-forms')
    expect(loaded).toContain('references/guide.md')
  })

  it.each(['pdf-forms', 'PDF_Forms', 'pdf forms', '/pdf-forms', ' pdf-forms '])('finds it as %j', async (name) => {
    const { text } = await connect()
    expect(await text('skill', { name })).toContain('Fill the form.')
  })

  // WUN-87, BTW-35
  it.each([
    ['skill-execute', { name: 'pdf-forms' }],
    ['btw_tool_fetch_skill', { skill_name: 'pdf-forms' }],
    ['btw_tool_skill', { skill_name: 'pdf-forms' }],
    ['squad_skill', { name: 'pdf-forms' }],
    ['btw_tool_fetch_skill', { name: 'pdf-forms' }],
    ['Invoke-SkillSearch', { Query: 'pdf' }],
    ['findMatchingSkill', { query: 'pdf' }],
    ['skill.help', { name: 'pdf-forms' }],
  ])('answers to %s although it is not listed', async (tool, input) => {
    const { text } = await connect()
    expect(await text(tool, input)).toMatch(/Fill the form\.|Fills forms/)
  })

  it.each([
    ['wundr', ['skill', 'find_skills', 'read_skill_file', 'skill-execute']],
    ['squad', ['squad_skill', 'find_skills', 'read_skill_file']],
    ['ostwin', ['skill', 'find_skills', 'read_skill_file']],
    ['omni', ['skill.help', 'skill.search_tools', 'read_skill_file']],
  ])('lists one name for each tool, that of the preset %s, R-13', async (preset, names) => {
    const { client } = await connect(skills, { preset })
    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(names)
    expect(client.getInstructions()).toContain(`\`${names[0]}\``)
  })

  it('writes dots in names as it is told and takes both, R-32', async () => {
    const { client, text } = await connect(skills, { preset: 'omni', separator: '__' })
    expect((await client.listTools()).tools[0]?.name).toBe('skill__help')
    expect(await text('skill__help', { name: 'pdf-forms' })).toContain('Fill the form.')
    expect(await text('skill.help', { name: 'pdf-forms', again: true })).toContain('Fill the form.')
  })

  it('refuses a preset that is none', async () => {
    await expect(connect(skills, { preset: 'nope' })).rejects.toBeInstanceOf(Error)
  })

  it('keeps catalogue and tools together under btw: both hidden, or both shown, BTW-21, BTW-22', async () => {
    const hidden = await connect(skills, { preset: 'btw' })
    expect((await hidden.client.listTools()).tools).toEqual([])
    expect(hidden.client.getInstructions()).toBeUndefined()
    const shown = await connect(skills, { preset: 'btw', expose: true })
    const [first] = (await shown.client.listTools()).tools
    expect(first).toMatchObject({
      name: 'btw_tool_fetch_skill',
      inputSchema: { properties: { skill_name: { type: 'string' } } },
    })
    expect(shown.client.getInstructions()).toContain('pdf-forms')
    // BTW-60, BTW-61: the body and, under it, the files with the directory before them.
    expect(await shown.text('btw_tool_fetch_skill', { skill_name: 'pdf-forms' })).toBe(
      [
        'Fill the form.',
        '',
        '## Files of this skill',
        '',
        'Base directory: /skills/pdf-forms',
        '',
        'References:',
        '- /skills/pdf-forms/references/guide.md',
        '',
        'Assets:',
        '- /skills/pdf-forms/assets/logo.png',
        '',
        'Other files:',
        '- /skills/pdf-forms/data/model.bin',
      ].join('\n'),
    )
  })

  it.each([{}, { name: '' }, { name: '  ' }, { name: null }])('returns the catalogue for %j', async (input) => {
    const { text } = await connect()
    const catalogue = await text('skill', input)
    expect(catalogue).toContain('pdf-forms')
    expect(catalogue).not.toContain('Fill the form.')
  })

  it('says which skills there are when a name is unknown, BTW-38', async () => {
    const { call } = await connect()
    const result = await call('skill', { name: 'nope' })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toBe('There is no skill "nope". Available: pdf-forms, My Notes.')
  })

  it('says why a skill is not active', async () => {
    const { call } = await connect()
    const result = await call('skill', { name: 'needs-ffmpeg' })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('ineligible')
    expect(textOf(result)).toContain('ffmpeg is not on PATH')
  })

  it.each([
    ['skill', { name: 'deploy' }],
    ['read_skill_file', { name: 'deploy', path: 'SKILL.md' }],
  ])('leaves what only the user may start to the user: %s', async (tool, input) => {
    const { call } = await connect()
    const result = await call(tool, input)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('Only the user')
    expect(textOf(result)).not.toContain('Secret steps')
  })

  it('does not send the same text twice in a conversation unless asked, and sends changed text', async () => {
    const { catalog, text } = await connect()
    expect(await text('skill', { name: 'pdf-forms' })).toContain('Fill the form.')
    const second = await text('skill', { name: 'pdf-forms' })
    expect(second).not.toContain('Fill the form.')
    expect(second).toContain('again')
    expect(await text('skill', { name: 'pdf-forms', again: true })).toContain('Fill the form.')
    catalog.replace([{ name: 'pdf-forms', body: 'Fill it better.' }])
    expect(await text('skill', { name: 'pdf-forms' })).toContain('Fill it better.')
  })

  it('tells of each skill that is loaded, once in a conversation', async () => {
    const used: string[] = []
    const noteUse = ({ name }: { readonly name: string }) => void used.push(name)
    const { text } = await connect(skills, { noteUse })
    for (const name of ['pdf-forms', 'pdf-forms', 'My Notes']) await text('skill', { name })
    await text('find_skills', { query: 'forms' })
    expect(used).toEqual(['pdf-forms', 'My Notes'])
  })

  it('sends the arguments with the skill', async () => {
    const { text } = await connect()
    expect(await text('skill', { name: 'My Notes', arguments: 'buy milk' })).toContain('buy milk')
  })

  it('finds skills by their words', async () => {
    const { text } = await connect()
    expect(await text('find_skills', { query: 'fill a form' })).toBe('- pdf-forms: Fills forms in PDF files.')
    expect(await text('find_skills', { query: 'zzz' })).toContain('No skill')
    expect(await text('find_skills', { query: 'deploys' })).toContain('No skill')
    expect(await text('find_skills', { query: '' })).toContain('pdf-forms')
  })

  it('reads files of a skill as what they are', async () => {
    const { call, text } = await connect()
    const read = (path: string) => call('read_skill_file', { name: 'pdf-forms', path })
    expect(textOf(await read('references/guide.md'))).toBe('# Guide')
    expect((await read('assets/logo.png')).content).toEqual([{ type: 'image', data: 'iVAA', mimeType: 'image/png' }])
    expect((await read('data/model.bin')).content).toEqual([
      {
        type: 'resource',
        resource: { uri: 'skill://pdf-forms/data/model.bin', mimeType: 'application/octet-stream', blob: '/wA=' },
      },
    ])
    expect((await text('read_skill_file', { name: 'pdf-forms' })).split('\n')).toEqual([
      'SKILL.md',
      'references/guide.md (7 bytes)',
      'assets/logo.png (3 bytes)',
      'data/model.bin (2 bytes)',
    ])
  })

  it('sends a long text in parts that join to the whole', async () => {
    const whole = 'é😀'.repeat(70_000)
    const { text } = await connect([{ name: 'long', files: { 'a.txt': whole } }])
    let read = ''
    for (let offset = 0; ;) {
      const answer = await text('read_skill_file', { name: 'long', path: 'a.txt', offset })
      const [, piece = '', next] =
        /^([^]*?)(?:\n\n\[\d+ characters more: call again with offset (\d+)\])?$/.exec(answer) ?? []
      expect(piece).toBe(Buffer.from(piece).toString())
      read += piece
      if (next === undefined) break
      offset = Number(next)
    }
    expect(read).toBe(whole)
  })

  it.each(['../../../etc/passwd', '/etc/passwd', 'references/../../x', 'a\0b'])(
    'does not leave the skill: %j',
    async (path) => {
      const { call } = await connect()
      const result = await call('read_skill_file', { name: 'pdf-forms', path })
      expect(result.isError).toBe(true)
      expect(textOf(result)).not.toContain('root:')
    },
  )

  // OMN-40
  it.each([
    ['skill', { name: 7 }],
    ['skill', { name: ['pdf-forms'] }],
    ['skill', { name: { toString: 'x' } }],
    ['skill', { name: '__proto__' }],
    ['skill', { name: 'constructor' }],
    ['skill', { name: 'x'.repeat(2_000_000) }],
    ['skill', { name: 'pdf-forms', arguments: 7 }],
    ['find_skills', { query: 7 }],
    ['read_skill_file', {}],
    ['read_skill_file', { name: 'pdf-forms', path: 'missing.md' }],
    ['read_skill_file', { name: 'pdf-forms', path: 'references/guide.md', offset: -1 }],
    ['read_skill_file', { name: 'pdf-forms', path: 'references/guide.md', offset: 1e9 }],
  ])('answers a bad call of %s as a failed result and lives on, case %#', async (tool, input) => {
    const { call, text } = await connect()
    const result = await call(tool, input)
    expect(result.isError).toBe(true)
    expect(textOf(result).length).toBeLessThan(1000)
    expect(await text('find_skills', { query: 'pdf' })).toContain('pdf-forms')
  })

  it('answers whatever it is sent, OMN-40', async () => {
    const { call, text } = await connect()
    const tool = constantFrom('skill', 'find_skills', 'read_skill_file', 'skill-execute', 'Invoke-SkillSearch')
    const key = constantFrom('name', 'path', 'query', 'arguments', 'offset', 'again', 'Query', '__proto__', 'x')
    await assert(
      asyncProperty(tool, dictionary(key, jsonValue()), async (name, input) => {
        const result = await call(name, input)
        expect(result.content.length).toBeGreaterThan(0)
      }),
      { numRuns: 200 },
    )
    expect(await text('find_skills', { query: 'pdf' })).toContain('pdf-forms')
  })

  it('survives a fault of its own without telling its secrets, OMN-40', async () => {
    const { call, catalog, journal } = await connect()
    vi.spyOn(catalog, 'loadSoon').mockImplementation(async () => {
      throw new TypeError('cannot read /home/someone/.secret')
    })
    const result = await call('skill', { name: 'pdf-forms' })
    expect(result.isError).toBe(true)
    expect(textOf(result)).not.toContain('secret')
    expect(journal.entries).toContainEqual(expect.objectContaining({ level: 'error' }))
    expect((await call('find_skills', { query: 'pdf' })).isError).not.toBe(true)
  })

  it('takes extensions of the protocol before it is connected', async () => {
    const { client } = await connect(skills, {
      extensions: [
        (server, scope) => {
          server.registerCapabilities({ extensions: { 'example/count': {} } })
          server.setRequestHandler('example/count', { params: z.looseObject({}) }, () => ({
            count: scope.catalog.view().active.length,
          }))
        },
      ],
    })
    expect(client.getServerCapabilities()?.extensions).toHaveProperty('example/count')
    const answer = z.object({ count: z.number() })
    expect(await client.request({ method: 'example/count', params: {} }, answer)).toMatchObject({ count: 3 })
  })

  it('names its tools when a tool is unknown', async () => {
    const { client } = await connect()
    await expect(client.callTool({ name: 'nope' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('skill, find_skills, read_skill_file'),
    })
  })

  it('offers each skill as a resource that reads as SKILL.md, and its files', async () => {
    const { client } = await connect()
    const { resources } = await client.listResources()
    expect(resources.map((resource) => resource.uri)).toEqual([
      'skill://pdf-forms/SKILL.md',
      'skill://My%20Notes/SKILL.md',
    ])
    expect(resources[0]).toMatchObject({ name: 'pdf-forms', mimeType: 'text/markdown' })
    const read = async (uri: string) => (await client.readResource({ uri })).contents
    expect(await read('skill://My%20Notes/SKILL.md')).toEqual([
      {
        uri: 'skill://My%20Notes/SKILL.md',
        mimeType: 'text/markdown',
        text: '---\nname: My Notes\ndescription: Keeps notes.\n---\nNote it.\n',
      },
    ])
    expect(await read('skill://pdf-forms/data/model.bin')).toEqual([
      { uri: 'skill://pdf-forms/data/model.bin', mimeType: 'application/octet-stream', blob: '/wA=' },
    ])
    expect((await client.listResourceTemplates()).resourceTemplates).toMatchObject([
      { uriTemplate: 'skill://{name}/{+path}' },
    ])
  })

  it.each([
    'skill://nope/SKILL.md',
    'skill://needs-ffmpeg/SKILL.md',
    'skill://pdf-forms/missing.md',
    'skill://pdf-forms/../../etc/passwd',
    'skill://pdf-forms/%2e%2e/SKILL.md',
    'file:///etc/passwd',
  ])('refuses the resource %s', async (uri) => {
    const { client } = await connect()
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602 })
  })

  it('pages through many resources and loses none', async () => {
    const many = Array.from({ length: 1201 }, (_, index) => ({ name: `skill-${String(index).padStart(4, '0')}` }))
    const { client } = await connect(many)
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await client.listResources(cursor === undefined ? undefined : { cursor })
      names.push(...page.resources.map((resource) => resource.name))
      cursor = page.nextCursor
    } while (cursor !== undefined && names.length < 5000)
    expect(names).toEqual(many.map((skill) => skill.name))
  })

  it('tells the client when the catalogue changed, and forgets clients that left', async () => {
    const { client, catalog, told } = await connect()
    await client.listTools()
    catalog.replace([{ name: 'new-one' }])
    await vi.waitFor(() => expect(told.toSorted()).toEqual(['prompts', 'resources', 'tools']))
    await client.close()
    await vi.waitFor(() => expect(catalog.listeners).toBe(0))
  })

  it('returns the content of each skill it lists, R-6', async () => {
    const name = stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9 _.-]{0,30}[a-zA-Z0-9]$/)
    const names = uniqueArray(name, {
      minLength: 1,
      maxLength: 8,
      selector: (each) => each.toLowerCase().replaceAll(/[ _]/g, '-'),
    })
    await assert(
      asyncProperty(names, async (all) => {
        const { client, text } = await connect(all.map((each) => ({ name: each })))
        const { resources } = await client.listResources()
        expect(resources.map((resource) => resource.name)).toEqual(all)
        for (const each of all) expect(await text('skill', { name: each })).toContain(`The body of ${each}.`)
      }),
      { numRuns: 20 },
    )
  })
})
