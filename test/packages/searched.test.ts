import { createServer, type Server } from 'node:http'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageUser, skillText, type TemporaryTree } from './package-user.case.ts'

// A user looks for skills, on this machine and elsewhere.

let tree: TemporaryTree
let server: Server
let url = ''
let asked: string[]
let answers: Record<string, unknown>
beforeEach(async () => {
  tree = createTemporaryTree({
    'project/.git/HEAD': '',
    'project/.agents/skills/pdf-forms/SKILL.md': skillText('pdf-forms', 'metadata:\n  tags: paper, print\n'),
    'project/.agents/skills/pdf-merge/SKILL.md': skillText('pdf-merge', 'metadata:\n  tags: paper\n'),
  })
  asked = []
  answers = {}
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers[(request.url ?? '').split('?')[0] ?? '']
    if (answer === undefined) response.statusCode = 404
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? 'nothing here'))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(() => {
  server.close()
  tree.cleanUp()
})

const search = (input: object, environment: Readonly<Record<string, string>> = {}) =>
  packageUser(tree, { environment }).ask('search', { query: ['pdf'], ...input })
const settings = (...sources: readonly string[]) =>
  tree.write('home/.config/metier/config.yaml', JSON.stringify({ search: { sources } }))
const shown = (output: Record<string, unknown>) => {
  const matches: readonly { readonly name: string; readonly where: string }[] = JSON.parse(
    JSON.stringify(output['matches']),
  )
  return matches.map(({ name, where }) => `${where} ${name}`)
}
const index = (...skills: readonly object[]) => {
  answers['/.well-known/agent-skills/index.json'] = { skills }
}

describe('search', () => {
  // OST-42: nobody is asked who was not named
  it('stays on this machine unless somebody names a source', async () => {
    index({ name: 'pdf-remote', description: 'Does PDF.' })
    const { output } = await search({}, { CLAWHUB_REGISTRY: url })
    expect(shown(output)).toEqual(['project pdf-forms', 'project pdf-merge'])
    expect([output['asked'], asked]).toEqual([[], []])
  })

  // OST-41: what is elsewhere comes last
  it('shows what is elsewhere after what is here, with what `add` takes', async () => {
    index(
      { name: 'other', description: 'Something else.' },
      { name: 'pdf-remote', description: 'Does PDF and more PDF.' },
    )
    answers['/api/v1/search'] = {
      results: [{ slug: 'pdf-hub', summary: 'Of the hub.', score: 1, ownerHandle: 'acme' }],
    }
    settings(url, 'clawhub:')
    const { output, no } = await search({}, { CLAWHUB_REGISTRY: url })
    expect(no).toBe(false)
    expect(shown(output)).toEqual(['project pdf-forms', 'project pdf-merge', `${url} pdf-remote`, 'clawhub: pdf-hub'])
    expect(output['matches']).toMatchObject([
      {},
      {},
      { reference: `well-known:${url}@pdf-remote` },
      { reference: 'clawhub:@acme/pdf-hub' },
    ])
  })

  // OST-39: several tags with commas between them
  it('takes tags with commas, here and elsewhere', async () => {
    answers['/api/v1/search'] = {
      results: [
        { slug: 'pdf-both', topics: ['paper', 'print'] },
        { slug: 'pdf-one', topics: ['paper'] },
        { slug: 'pdf-said', summary: 'For paper and print.' },
        { slug: 'pdf-unsaid', summary: 'For paper.' },
      ],
    }
    const { output } = await search({ tags: ['paper,print'], from: ['clawhub:'] }, { CLAWHUB_REGISTRY: url })
    expect(shown(output)).toEqual(['project pdf-forms', 'clawhub: pdf-both', 'clawhub: pdf-said'])
  })

  it('says which source did not answer, and shows the others', async () => {
    index({ name: 'pdf-remote', description: 'Does PDF.' })
    const { output, no } = await search(
      { from: ['clawhub:', `${url}/absent`, url] },
      { CLAWHUB_REGISTRY: 'http://127.0.0.1:9' },
    )
    expect(no).toBe(false)
    expect(shown(output)).toContain(`${url} pdf-remote`)
    expect(output['problems']).toMatchObject([{ source: 'clawhub:' }, { source: `${url}/absent` }])
  })

  it('goes without the network when it is switched off', async () => {
    const { output } = await search({ from: [url] }, { METIER_OFFLINE: '1' })
    expect([asked, output['problems']]).toMatchObject([[], [{ source: url }]])
  })

  it('has status 1 when nothing is found, and asks nowhere else with --local', async () => {
    settings(url)
    const { output, no } = await search({ query: ['zzzz-unknown'], local: true })
    expect([no, output['matches'], asked]).toEqual([true, [], []])
  })

  it('shows nothing that a stranger wrote to draw on a screen or to become a command', async () => {
    index(
      { name: 'pdf-loud', description: 'PDF \u001b[31mred\u001b[0m\u202egnp\u2028line\n\nnew' },
      { name: 'pdf; rm -rf ~', description: 'PDF' },
      { name: '--pdf', description: 'PDF' },
      { name: '../pdf', description: 'PDF' },
      { name: 7, description: 'PDF' },
      { name: 'pdf-long', description: `PDF ${'x'.repeat(10_000)}` },
    )
    const { output } = await search({ from: [url] })
    expect(shown(output).filter((line) => line.startsWith(url))).toEqual([`${url} pdf-loud`, `${url} pdf-long`])
    const [loud, long] = JSON.parse(JSON.stringify(output['matches'])).slice(2)
    expect(loud.description).toBe('PDF [31mred [0m gnp line new')
    expect(long.description.length).toBeLessThanOrEqual(500)
  })

  it.each(['not json', '{"skills": 1}', '[]'])('takes %s for no answer', async (text) => {
    answers['/.well-known/agent-skills/index.json'] = text
    const { output } = await search({ from: [url] })
    expect(output['problems']).toMatchObject([{ source: url }])
  })

  it('says what is installed already', async () => {
    tree.write('source/pdf-new/SKILL.md', skillText('pdf-new'))
    await packageUser(tree).run('add', { source: '../source', yes: true })
    index({ name: 'pdf-new', description: 'Does PDF.' }, { name: 'pdf-other', description: 'Does PDF.' })
    const { output } = await search({ from: [url] })
    const remote = JSON.parse(JSON.stringify(output['matches'])).filter((match: { remote: boolean }) => match.remote)
    expect(remote).toMatchObject([
      { name: 'pdf-new', installed: true },
      { name: 'pdf-other', installed: false },
    ])
  })
})
