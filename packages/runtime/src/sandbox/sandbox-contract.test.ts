import { dirname } from 'node:path'
import { describe } from 'vitest'
import { createFakeHost } from '@metier/testing'
import { testSandboxContract } from '@metier/testing/contract/sandbox'
import { findBubblewrap } from './bubblewrap/find-bubblewrap.ts'
import { openSandbox } from './open-sandbox.ts'
import { createPlaces } from './sandbox-stage.case.ts'

const places = createPlaces()
const host = createFakeHost({ home: places.home, environment: { XDG_CACHE_HOME: dirname(places.own) } })
const found = await findBubblewrap()

describe.skipIf('missing' in found)('where bubblewrap works', async () => {
  if ('missing' in found) return
  const sandbox = await openSandbox({ host, settings: { sandbox: 'bubblewrap' } })
  testSandboxContract('bubblewrap', sandbox.promises, () => ({ ...places, sandbox }))
})

for (const choice of ['limits', 'off'] as const) {
  const sandbox = await openSandbox({ host, settings: { sandbox: choice } })
  testSandboxContract(choice, sandbox.promises, () => ({ ...places, sandbox }))
}
