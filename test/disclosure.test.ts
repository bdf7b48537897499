import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { estimateTokens } from '@metier/core'
import { openCatalog, type CatalogHandle } from '@metier/runtime'

let project = ''
let catalog: CatalogHandle

function write(path: string, text: string): void {
  const file = join(project, '.agents/skills', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const open = (): Promise<CatalogHandle> => openCatalog({ cwd: project, home: join(project, 'home'), watch: false })

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'metier-disclosure-'))
  mkdirSync(join(project, '.git'))
  write(
    'tidy/SKILL.md',
    '---\nname: tidy\ndescription: Tidies a folder. Use when files lie about.\n---\nSort by kind.\n',
  )
  write('tidy/references/kinds.md', 'Pictures, texts, archives.\n')
  write('tidy/scripts/deep/sort.sh', 'echo sorted\n')
  write('tidy/assets/labels.txt', 'one\n')
  write('broken/SKILL.md', '---\nname: broken\n---\nNobody knows what for.\n')
  catalog = await open()
})

afterEach(async () => {
  await catalog.close()
  rmSync(project, { recursive: true, force: true })
})

describe('a skill is shown in three steps', () => {
  // WUN-2, BTW-5, BTW-6, BTW-7, SQD-22, SQD-26
  it('first its name, description and place, and nothing of a skill that is broken', () => {
    const prompt = catalog.prompt({ location: 'absolute' })
    expect(prompt).toContain('<name>tidy</name>')
    expect(prompt).toContain('Use when files lie about.')
    expect(prompt).toContain(`<location>${join(project, '.agents/skills/tidy/SKILL.md')}</location>`)
    expect(prompt).not.toContain('Sort by kind.')
    expect(prompt).not.toContain('broken')
    const broken = catalog.view().all.find((entry) => entry.name === 'broken')
    expect(broken?.state).toBe('invalid')
    expect(broken?.reasons.length).toBeGreaterThan(0)
  })

  // WUN-2, WUN-27, OST-31, BTW-8, BTW-9, SQD-33
  it('then its instructions with the paths of its files, which are not read', async () => {
    const text = (await catalog.tool()?.execute({ name: 'tidy' })) ?? ''
    expect(text).toContain('Sort by kind.')
    expect(text).toContain(`Skill directory: ${join(project, '.agents/skills/tidy')}`)
    for (const path of ['references/kinds.md', 'scripts/deep/sort.sh', 'assets/labels.txt'])
      expect(text).toContain(`<file>${path}</file>`)
    expect(text).not.toContain('description:')
    expect(text).not.toMatch(/Pictures, texts|echo sorted/)
  })

  // WUN-2, BTW-5
  it('then a file of it, when it is asked for', () => {
    const bytes = catalog.service.readFile('tidy', 'references/kinds.md')
    expect(new TextDecoder().decode(bytes)).toBe('Pictures, texts, archives.\n')
  })
})

describe('what it costs', () => {
  // OST-30
  it('adds nothing to the prompt when a body grows to a megabyte', async () => {
    const before = catalog.prompt()
    const line = 'Sort by kind, then by date, then by size.\n'
    write(
      'tidy/SKILL.md',
      `---\nname: tidy\ndescription: Tidies a folder. Use when files lie about.\n---\n${line.repeat(24_000)}`,
    )
    const after = await open()
    expect(after.prompt()).toBe(before)
    expect(after.view().resolve('tidy')?.candidate.size).toBeGreaterThan(1_000_000)
    await after.close()
  })

  // SQD-28, SQD-29: 200 to 400 tokens for an ordinary skill, 100 to 200 for the servers that skills want
  it('stays near what Squad planned with', async () => {
    const servers = `[{"name":"postgres","reason":"query the schema"},{"name":"files","optional":true,"reason":"migrations"}]`
    const steps = Array.from({ length: 12 }, (_, at) => `${at + 1}. Look at the next table and note what refers to it.`)
    write(
      'schema/SKILL.md',
      `---\nname: schema\ndescription: Changes a database schema.\nmetadata:\n  mcp-servers: '${servers}'\n---\n# Schema\n\n${steps.join('\n')}\n`,
    )
    const fresh = await open()
    const needs = estimateTokens(fresh.prompt()) - estimateTokens(fresh.prompt({ mcp: false }))
    expect(needs).toBeGreaterThan(70)
    expect(needs).toBeLessThan(200)
    const activation = estimateTokens(fresh.activate('schema'))
    expect(activation).toBeGreaterThan(150)
    expect(activation).toBeLessThan(400)
    await fresh.close()
  })
})

describe('while a conversation goes on', () => {
  // WUN-91
  it('gives an edited skill in full, an unchanged one as a note', async () => {
    expect(catalog.activate('tidy')).toContain('Sort by kind.')
    expect(catalog.activate('tidy')).not.toContain('Sort by kind.')
    write('tidy/SKILL.md', '---\nname: tidy\ndescription: Tidies a folder.\n---\nSort by the colour of the icon.\n')
    catalog.service.refresh()
    expect(catalog.activate('tidy')).toContain('Sort by the colour')
  })
})
