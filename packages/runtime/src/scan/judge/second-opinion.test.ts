import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { createFakeHost, createTemporaryTree, testScanJudgeContract, type TemporaryTree } from '@metier/testing'
import { scanPolicies, type ScanReport } from '@metier/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCatalogService } from '../../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../../config/load-configuration.ts'
import { createNodeFileSystem } from '../../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../../disk/create-node-file-writer.ts'
import { openFacts } from '../../facts/open-facts.ts'
import { systemClock } from '../../host/system-clock.ts'
import { createScanGate } from '../create-scan-gate.ts'
import { createModelJudge } from './create-model-judge.ts'
import { createSecondOpinion } from './create-second-opinion.ts'

interface Service {
  readonly url: string
  readonly bodies: string[]
  readonly headers: IncomingHttpHeaders[]
  close(): Promise<void>
}

const judgement = (verdict: string) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content: `{"verdict":"${verdict}","reason":"R."}` } }] })

/** A service of that kind on this machine. */
async function serve(answer: string, { status = 200, location = '' } = {}): Promise<Service> {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body)
      headers.push(request.headers)
      response.writeHead(request.url === '/v1/chat/completions' ? status : 404, { location }).end(answer)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}/v1`, bodies, headers, close }
}

const answers = { block: judgement('block'), pass: judgement('pass'), nonsense: judgement('perhaps'), nothing: '' }

testScanJudgeContract('a model behind an OpenAI-compatible service', async (answer) => {
  const service = await serve(answers[answer])
  const texts = (): readonly string[] => service.bodies.map((body) => body.replaceAll('\\n', '\n'))
  return { judge: createModelJudge({ url: service.url, model: 'm' }), heard: texts, cleanUp: () => service.close() }
})

const ask = async (url: string) =>
  createModelJudge({ url, model: 'm', apiKey: 'k' }).judge({ name: 'x', files: [], isCut: false })

describe('the service', () => {
  let services: Service[] = []
  afterEach(async () => {
    await Promise.all(services.map((service) => service.close()))
    services = []
  })
  const start = async (...options: Parameters<typeof serve>) => {
    const service = await serve(...options)
    services.push(service)
    return service
  }
  it('gets the key and the model', async () => {
    const service = await start(answers.pass)
    await ask(`${service.url}/`)
    expect(service.headers[0]?.authorization).toBe('Bearer k')
    expect(JSON.parse(service.bodies[0] ?? '')).toMatchObject({
      model: 'm',
      messages: [{ role: 'system' }, { role: 'user' }],
    })
  })

  it('cannot send the key on to another', async () => {
    const other = await start(answers.pass)
    const service = await start('', { status: 307, location: `${other.url}/chat/completions` })
    await expect(ask(service.url)).rejects.toMatchObject({ code: 'fetch-failed' })
    expect(other.bodies).toEqual([])
  })

  it.each<[string, Parameters<typeof serve>]>([
    ['a failure', [answers.pass, { status: 500 }]],
    ['no JSON', ['<html>']],
    ['too much', ['x'.repeat(1024 * 1024)]],
  ])('that answers with %s gave no answer', async (_, options) => {
    const service = await start(...options)
    await expect(ask(service.url)).rejects.toMatchObject({ code: 'fetch-failed' })
  })

  it('that is not there gave no answer', async () => {
    await expect(ask('http://127.0.0.1:9')).rejects.toMatchObject({ code: 'fetch-failed' })
  })

  it.each(['', 'nowhere', 'file:///etc', 'ftp://x'])('must have an address: %j', (url) => {
    expect(() => createModelJudge({ url, model: 'm' })).toThrowError(
      expect.objectContaining({ code: 'invalid-config' }),
    )
  })
})

const report = (verdict: ScanReport['verdict'] = 'pass'): ScanReport => ({
  verdict,
  findings: [],
  filesScanned: 1,
  skipped: [],
})

describe('a second opinion', () => {
  let tree: TemporaryTree
  let service: Service
  beforeEach(async () => {
    tree = createTemporaryTree({ 'skill/SKILL.md': '---\nname: skill\ndescription: A sample.\n---\n' })
    service = await serve(answers.block)
  })
  afterEach(async () => {
    tree.cleanUp()
    await service.close()
  })

  function start(
    settings = `judge: { url: "${service.url}", model: m, apiKeyVariable: JUDGE_KEY, maximumCalls: 1 }`,
    fileSystem = createNodeFileSystem(),
  ) {
    tree.write('home/.config/metier/config.yaml', `skills: { security: { ${settings} } }`)
    const host = createFakeHost({ home: tree.at('home'), environment: { JUDGE_KEY: 'k2' } })
    const configuration = loadConfiguration({ fileSystem, host, cwd: tree.path })
    const writer = createNodeFileWriter()
    return createSecondOpinion({ fileSystem, host, writer, configuration, policy: scanPolicies.balanced })
  }

  it('is asked for nowhere unless the user named service and model', () => {
    expect(start('policy: balanced')).toBeUndefined()
    expect(start(`judge: { url: "${service.url}" }`)).toBeUndefined()
    expect(service.bodies).toEqual([])
  })

  it('raises a verdict, and is remembered for these files', async () => {
    const first = start()
    expect((await first?.of(tree.at('skill'), report()))?.verdict).toBe('block')
    first?.save()
    const second = start()
    expect((await second?.of(tree.at('skill'), report()))?.findings).toMatchObject([{ rule: 'second-opinion' }])
    expect(second?.count()).toEqual({ asked: 0, known: 1, beyondBudget: 0, failed: 0 })
    expect(service.bodies).toHaveLength(1)
    expect(service.headers[0]?.authorization).toBe('Bearer k2')
    tree.write('skill/a.md', 'more')
    await second?.of(tree.at('skill'), report())
    expect(service.bodies).toHaveLength(2)
  })

  it('counts when the skill is loaded, without anybody being asked', async () => {
    const opinion = start()
    await opinion?.of(tree.at('skill'), report())
    opinion?.save()
    const fileSystem = createNodeFileSystem()
    const ports = { fileSystem, writer: createNodeFileWriter(), host: createFakeHost({ home: tree.at('home') }) }
    const judged = (changes: string) => {
      tree.write('home/.config/metier/config.yaml', `skills: { security: { ${changes} } }`)
      const configuration = loadConfiguration({ ...ports, cwd: tree.path })
      const gate = createScanGate({ ...ports, clock: systemClock, configuration })
      const roots = [{ path: tree.path, scope: 'extra', order: 0, source: 'test' }] as const
      const facts = openFacts(ports)
      const trust = { isTrusted: () => false }
      const service = createCatalogService({ ...ports, clock: systemClock, trust, facts, configuration, roots })
      const candidate = service.view().resolve('skill')?.candidate
      return candidate && gate.judge(candidate).verdict
    }
    expect(judged(`judge: { url: "${service.url}", model: m }`)).toBe('block')
    expect(judged(`judge: { url: "${service.url}", model: other }`)).toBe('pass')
    expect(judged('policy: documented')).toBe('pass')
    expect(service.bodies).toHaveLength(1)
  })

  it('is about the very files that it is remembered for, whoever writes meanwhile', async () => {
    tree.write('skill/a.md', 'as it was digested')
    const disk = createNodeFileSystem()
    const readHead: typeof disk.readHead = (path, ...more) => {
      const head = disk.readHead(path, ...more)
      if (path === tree.at('skill/a.md')) tree.write('skill/a.md', 'as it is by now')
      return head
    }
    await start(undefined, { ...disk, readHead })?.of(tree.at('skill'), report())
    expect(service.bodies).toEqual([expect.stringContaining('as it was digested')])
  })

  it('has a budget', async () => {
    const opinion = start()
    await opinion?.of(tree.at('skill'), report())
    tree.write('skill/a.md', 'more')
    expect((await opinion?.of(tree.at('skill'), report()))?.verdict).toBe('pass')
    expect(opinion?.count()).toEqual({ asked: 1, known: 0, beyondBudget: 1, failed: 0 })
  })

  it('is not asked for what is blocked already', async () => {
    await start()?.of(tree.at('skill'), report('block'))
    expect(service.bodies).toEqual([])
  })

  it('that cannot be had changes nothing', async () => {
    const opinion = start('judge: { url: "http://127.0.0.1:9", model: m }')
    expect((await opinion?.of(tree.at('skill'), report('warn')))?.verdict).toBe('warn')
    expect(opinion?.count().failed).toBe(1)
  })
})
