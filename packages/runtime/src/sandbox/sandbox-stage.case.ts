import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A home, a project and a skill on the real disk, gone after the tests. */
export function createPlaces() {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-sandbox-')))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  const home = join(place, 'home')
  const workspace = join(home, 'project with space')
  const skillDirectory = join(home, '.agents', 'skills', 'demo')
  for (const directory of [workspace, skillDirectory]) mkdirSync(directory, { recursive: true })
  writeFileSync(join(home, 'secret'), 'secret')
  writeFileSync(join(workspace, 'file'), 'project')
  writeFileSync(join(skillDirectory, 'SKILL.md'), 'the skill\n')
  return { place, home, workspace, skillDirectory }
}
