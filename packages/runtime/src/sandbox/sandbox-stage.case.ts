import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A home, a project with a directory of Metier's own and a skill on the real disk, gone after the tests. */
export function createPlaces() {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-sandbox-')))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  const home = join(place, 'home')
  const workspace = join(home, 'project with space')
  const skillDirectory = join(home, '.agents', 'skills', 'demo')
  const own = join(workspace, '.cache', 'metier')
  for (const directory of [own, skillDirectory]) mkdirSync(directory, { recursive: true })
  writeFileSync(join(home, 'secret'), 'secret')
  writeFileSync(join(workspace, 'file'), 'project')
  writeFileSync(join(own, 'verdict'), 'judged')
  writeFileSync(join(skillDirectory, 'SKILL.md'), 'the skill\n')
  return { place, home, workspace, own, skillDirectory }
}
