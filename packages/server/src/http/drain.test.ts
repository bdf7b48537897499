import { once } from 'node:events'
import { request } from 'node:http'
import { expect, it } from 'vitest'
import { startTestDaemon } from './daemon-client.case.ts'

const skill = '---\nname: one\ndescription: One. Use it.\n---\nBody of one.\n'

it('gives what is under way its answer, takes nothing new meanwhile, and then is gone', async () => {
  const started = await startTestDaemon({ 'project/.agents/skills/one/SKILL.md': skill })
  const body = '{}'
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const slow = request(`${started.origin}/v1/list`, { method: 'POST', headers })
  slow.flushHeaders()
  // The daemon has begun with it, and waits for the rest.
  await once(slow, 'continue')
  const closed = started.daemon.close()
  slow.end(body)
  const [answer] = await once(slow, 'response')
  expect(answer.statusCode).toBe(200)
  answer.resume()
  await expect(started.fetch('/health')).rejects.toThrow('fetch failed')
  await closed
  await started.stop()
})
