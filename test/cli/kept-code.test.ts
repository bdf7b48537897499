import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { program } from './sandbox.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'metier-kept-code-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function run(...words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: place,
    env: { PATH: process.env['PATH'], HOME: place, XDG_CACHE_HOME: join(place, 'cache') },
    encoding: 'utf8',
  })
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
}

/** What compiled code is kept for. */
const stemsOf = (code: ReadonlyMap<string, number>) =>
  [...code.keys()]
    .map((name) => name.replace(/-[0-9a-f]{16}-.*/, ''))
    .filter((name) => name.startsWith('local-'))
    .toSorted()

/** Compiled code that is kept, with when it was written. */
function kept(): ReadonlyMap<string, number> {
  const directory = join(place, 'cache/metier/code')
  return new Map(readdirSync(directory).map((name) => [name, statSync(join(directory, name)).ctimeMs]))
}

it('serves who judges and who does not, and neither throws away what the other compiled', () => {
  mkdirSync(join(place, 'helper'))
  writeFileSync(join(place, 'helper/SKILL.md'), '---\nname: helper\ndescription: Helps.\n---\n\nRead it.\n')
  const both = () => {
    run('scan', join(place, 'helper'))
    run('agents')
  }
  both()
  const first = kept()
  expect(stemsOf(first)).toEqual(['local-judge', 'local-other', 'local-rest-judge', 'local-rest-other'])
  both()
  expect(kept()).toEqual(first)
})

it('is taken by the next one also where programs were parsed, for which V8 is set otherwise', () => {
  mkdirSync(join(place, 'helper/scripts'), { recursive: true })
  writeFileSync(join(place, 'helper/SKILL.md'), '---\nname: helper\ndescription: Helps.\n---\n\nRun it.\n')
  writeFileSync(join(place, 'helper/scripts/run.py'), 'import sys\n\nprint(sys.argv[1])\n')
  run('scan', join(place, 'helper'))
  const first = kept()
  run('scan', join(place, 'helper'))
  expect(kept()).toEqual(first)
})

it('serves who installs from a folder once more, with code that was compiled without the flags of who judges', async () => {
  const from = join(place, 'from')
  // Of fewer nothing is kept.
  for (let at = 0; at < 24; at++) {
    mkdirSync(join(from, `skill-${at}`), { recursive: true })
    const page = `---\nname: skill-${at}\ndescription: Helps with ${at}.\n---\n\nRead it.\n`
    writeFileSync(join(from, `skill-${at}/SKILL.md`), page)
  }
  mkdirSync(join(place, '.git'))
  await setTimeout(200)
  const add = () => run('add', './from', '--yes')
  add()
  expect(stemsOf(kept())).toEqual(['local-judge', 'local-rest-judge'])
  add()
  const second = kept()
  expect(stemsOf(second)).toEqual(['local-judge', 'local-known', 'local-rest-judge'])
  add()
  run('scan', from)
  const changed = [...kept()].filter(([name, at]) => second.has(name) && second.get(name) !== at)
  expect(changed).toEqual([])
})

it('does without what judges skills where each was judged before and is as it was', async () => {
  mkdirSync(join(place, 'helper'))
  writeFileSync(join(place, 'helper/SKILL.md'), '---\nname: helper\ndescription: Helps.\n---\n\nRead it.\n')
  // What was written a moment ago may be written again without a sign of it.
  await setTimeout(200)
  run('scan', join(place, 'helper'))
  rmSync(join(place, 'cache/metier/code'), { recursive: true })
  run('scan', join(place, 'helper'))
  expect(stemsOf(kept())).toEqual(['local-judge'])
})
