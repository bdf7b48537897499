import { describe, expect, it } from 'vitest'
import { createCollectingJournal } from '@metier/testing'
import { createJsonJournal } from './create-json-journal.ts'
import { Metrics } from './metrics.ts'
import { observed } from './observed.ts'

function log(level: 'debug' | 'info' = 'debug') {
  const lines: string[] = []
  const journal = createJsonJournal({ level, destination: { write: (line) => void lines.push(line) } })
  return { journal, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as unknown }
}

describe('the structured log', () => {
  it('is one object for each line, with time, level and what belongs to it', () => {
    const { journal, last } = log()
    journal.write('warn', 'Something.', { route: '/mcp' })
    expect(last()).toMatchObject({
      level: 'warn',
      msg: 'Something.',
      route: '/mcp',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  it.each([
    ['by the key', 'x', { authorization: 'very secret' }],
    ['by the key, deeper', 'x', { request: { headers: { cookie: 'very secret' } } }],
    ['in a sentence', 'The token metier_verysecret0.verysecret1 came', {}],
    ['in a value', 'x', { url: 'https://api.example/?k=sk-verysecretverysecret' }],
    ['of a header', 'Authorization: Bearer verysecretverysecret', {}],
  ])('holds no secret that is told %s', (_where, message, data) => {
    const { journal, lines } = log()
    journal.write('error', message, data)
    expect(lines.join('')).not.toMatch(/very ?secret/)
    expect(lines.join('')).toContain('***')
  })

  it('is as loud as it was told to be', () => {
    const { journal, lines } = log('info')
    journal.write('debug', 'quiet')
    expect(lines).toEqual([])
  })
})

describe('metrics', () => {
  it('are written as Prometheus reads them', () => {
    const metrics = new Metrics()
    metrics.count('a_total', 'Things.', { route: '/x', odd: 'a"b\n' })
    metrics.count('a_total', 'Things.', { route: '/x', odd: 'a"b\n' })
    metrics.gauge('b', 'Now.', () => new Map([['', 3]]))
    metrics.observe('c_seconds', 0.002, { help: 'Time.', labels: { route: '/x' } })
    metrics.observe('c_seconds', 99, { help: 'Time.', labels: { route: '/x' } })
    const text = metrics.text()
    expect(text).toContain('# TYPE a_total counter\na_total{route="/x",odd="a\\"b\\n"} 2\n')
    expect(text).toContain('# TYPE b gauge\nb 3\n')
    expect(text).toContain('c_seconds_bucket{route="/x",le="0.001"} 0\nc_seconds_bucket{route="/x",le="0.0025"} 1\n')
    expect(text).toContain(
      'c_seconds_bucket{route="/x",le="+Inf"} 2\nc_seconds_sum{route="/x"} 99.002\nc_seconds_count{route="/x"} 2\n',
    )
  })

  it('do not grow with what strangers ask for', async () => {
    const metrics = new Metrics()
    const answer = observed(async () => new Response(null, { status: 404 }), {
      metrics,
      journal: createCollectingJournal(),
      tracer: undefined,
      inFlight: { count: 0 },
    })
    for (let index = 0; index < 50; index += 1) {
      await answer(new Request(`http://localhost/v1/made-up-${index}?q=secret`, { method: 'POST' }), {})
    }
    expect(metrics.text()).toContain('metier_http_requests_total{method="POST",route="other",status="404"} 50')
    expect(metrics.text()).not.toContain('made-up')
  })

  it('count a span around each request where there is a tracer', async () => {
    const spans: string[] = []
    const answer = observed(async () => new Response('ok'), {
      metrics: new Metrics(),
      journal: createCollectingJournal(),
      inFlight: { count: 0 },
      tracer: {
        startActiveSpan: (name, act) =>
          act({
            setAttribute: (key, value) => void spans.push(`${name} ${key} ${value}`),
            recordException: () => {},
            end: () => void spans.push('end'),
          }),
      },
    })
    await answer(new Request('http://localhost/mcp', { method: 'POST' }), {})
    expect(spans).toEqual(['POST /mcp http.response.status_code 200', 'end'])
  })
})
