import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSkill } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectClient, eras, textOf } from '../connect-client.case.ts'
import { createRealCatalog } from '../real-catalog.case.ts'

let place: string

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-server-')))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), content)
}

describe.each(eras)('the server over a real disk in the %s era', (era) => {
  it.each([
    '../outside.txt',
    'references/../../../outside.txt',
    'link.txt',
    'linked/outside.txt',
    '..\\outside.txt',
    './../../outside.txt',
  ])('keeps %s out of reach, as a tool and as a resource', async (path) => {
    write('outside.txt', 'a secret')
    write('skills/trap/SKILL.md', buildSkill({ name: 'trap' }))
    write('skills/trap/references/a.md', 'A')
    symlinkSync(join(place, 'outside.txt'), join(place, 'skills/trap/link.txt'))
    symlinkSync(place, join(place, 'skills/trap/linked'))
    const { call, client } = await connectClient(era, [], { catalog: createRealCatalog(join(place, 'skills')) })
    const result = await call('read_skill_file', { name: 'trap', path })
    expect(result.isError).toBe(true)
    expect(textOf(result)).not.toContain('a secret')
    const uri = `skill://trap/${path.split('/').map(encodeURIComponent).join('/')}`
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: expect.any(Number) })
    expect(textOf(await call('read_skill_file', { name: 'trap', path: 'references/a.md' }))).toBe('A')
    await client.close()
  })

  it('shows an edit at the next call and tells the client of it', async () => {
    write('skills/first/SKILL.md', buildSkill({ name: 'first', body: 'Old words.' }))
    const catalog = createRealCatalog(join(place, 'skills'))
    const { client, text, told } = await connectClient(era, [], { catalog })
    await client.listTools()
    expect(await text('skill', { name: 'first' })).toContain('Old words.')
    write('skills/first/SKILL.md', buildSkill({ name: 'first', body: 'New words, and more.' }))
    write('skills/second/SKILL.md', buildSkill({ name: 'second' }))
    catalog.refresh()
    expect(await text('skill', { name: 'first' })).toContain('New words')
    expect((await client.listTools()).tools[0]?.inputSchema.properties).toMatchObject({
      name: { enum: ['first', 'second'] },
    })
    await vi.waitFor(() => expect(told).toContain('tools'))
    await client.close()
  })
})

const corpus = fileURLToPath(new URL('../../../../../shared/corpus/skills', import.meta.url))

describe.skipIf(!existsSync(corpus))('real skills (skipped where ../shared/corpus is not there)', () => {
  it('loads and reads each skill that it lists, R-6', { timeout: 120_000 }, async () => {
    const catalog = createRealCatalog(corpus)
    const { client, text } = await connectClient('legacy', [], { catalog })
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await client.listResources(cursor === undefined ? undefined : { cursor })
      for (const { name, uri } of page.resources) {
        const [file] = (await client.readResource({ uri })).contents
        const whole = file !== undefined && 'text' in file ? file.text : ''
        const loaded = await text('skill', { name })
        const directory = catalog.view().resolve(name)?.candidate.directory
        // The last line of the text, unless a skill is frontmatter alone; the block guards its own tags.
        const lastLine = whole.trimEnd().split('\n').at(-1)?.trim().replace(/^---$/, '') ?? ''
        const placed = lastLine.replaceAll('{baseDir}', directory ?? '')
        const guarded = placed.replaceAll(/<(?=\/?skill_(?:content|resources))/g, '&lt;')
        expect({ name, whole, loaded }).toEqual({
          name,
          whole: expect.stringContaining('---'),
          loaded: expect.stringContaining(`Skill directory: ${directory}`),
        })
        // A line that takes arguments is another without any.
        expect(loaded).toContain(guarded.includes('$') ? '' : guarded)
        names.push(name)
      }
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(names.length).toBeGreaterThan(300)
    await client.close()
  })
})
