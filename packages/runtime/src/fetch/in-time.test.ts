import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it } from 'vitest'
import { createSend } from './create-send.ts'
import { inTime } from './in-time.ts'
import { openModelService } from './open-model-service.ts'
import { serveAnswers, type AnsweringServer } from './serve-answers.case.ts'

setFlagsFromString('--expose-gc')
const clearMemory: () => void = runInNewContext('gc')

let server: AnsweringServer | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

/** Runs while memory is cleared again and again. */
async function cleared<Value>(act: () => Promise<Value>): Promise<Value> {
  const clearing = setInterval(clearMemory, 10)
  try {
    return await act()
  } finally {
    clearInterval(clearing)
  }
}

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

it('gives what comes in time', async () => {
  expect(await inTime({ timeout: 1000 }, async () => 7)).toBe(7)
})

it('gives up what comes too late, and at once what is cancelled', async () => {
  await expect(inTime({ timeout: 5 }, never)).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(inTime({ timeout: 60_000, signal: AbortSignal.abort() }, async (it) => it.aborted)).resolves.toBe(true)
  const controller = new AbortController()
  const waiting = inTime({ timeout: 60_000, signal: controller.signal }, never)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

// A judge that hangs would hold up a scan, and a registry a publication, for as long as the other side likes
it.each([
  ['a model service', (url: string) => openModelService({ url, timeoutMs: 300 }, serviceUse).ask({})],
  ['a registry', (url: string) => createSend({ timeout: 300 })(`${url}/things`, { method: 'GET' })],
])('does not wait for %s when memory was cleared meanwhile', async (_, ask) => {
  // More is promised than comes.
  server = await serveAnswers({ '/things': () => ({ headers: { 'content-length': '5' }, body: '' }) })
  const { url } = server
  await expect(cleared(() => ask(url))).rejects.toThrow(/does not answer in time/)
})

const serviceUse = { path: 'things', setting: 'a.b.url', longestAnswer: 1000, next: 'Look at it.' }
