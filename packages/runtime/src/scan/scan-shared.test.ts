import { scanPolicies } from '@metier/core'
import { createFakeClock, createMemoryDisk } from '@metier/testing'
import { expect, it } from 'vitest'
import { scanDirectory } from './scan-directory.ts'
import { scanShared } from './scan-shared.ts'
import { SharedScans } from './shared-scans.ts'
import { skillIdentity } from './skill-identity.ts'

/** Reached over a link, as what an agent is shown often is. */
const directory = '/skills/one'
const file = '/real/a.js'
const evil = 'eval(x)'

/** `during`: what somebody does while the skill is judged, put right again before the end. */
async function stage(during: (write: (text: string) => void) => void) {
  const { fileSystem, writer, tree } = createMemoryDisk({ '/real/SKILL.md': '# A\n', [file]: evil })
  tree.link(directory, '/real')
  const write = (text: string) => writer.write(file, text)
  const clock = createFakeClock()
  const scans = new SharedScans({ fileSystem, clock })
  const identity = () => skillIdentity(fileSystem, directory).content ?? ''
  let times = 0
  const scan = () =>
    scanShared(directory, {
      fileSystem,
      scans,
      key: '',
      terms: () => expect.unreachable('nothing is judged elsewhere'),
      async scanNow(_, disk = fileSystem) {
        times += 1
        during(write)
        const report = scanDirectory({ fileSystem: disk, clock, directory, policy: scanPolicies.documented })
        write(evil)
        return report
      },
    })
  const first = await scan()
  return { first, known: scans.known({ directory, key: '', content: identity() }), scan, times: () => times }
}

it('judges the very files that the report is kept for, whoever writes to them meanwhile and writes back', async () => {
  const { first, known } = await stage((write) => write('fine()'))
  expect(first.verdict).toBe('block')
  expect(known).toBe(first)
})

it('is asked for once as long as the files stay', async () => {
  const { first, scan, times } = await stage(() => undefined)
  expect(await scan()).toBe(first)
  expect(times()).toBe(1)
})
