import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isToldInstaller } from './is-told-installer.ts'

const url = 'https://raw.githubusercontent.com/acre/plough/v1/install.sh'

function isTold(page: string, script: string, at = url): boolean {
  const files = [
    readScanFile({ path: 'SKILL.md', bytes: new TextEncoder().encode(page) }),
    readScanFile({ path: 'a.sh', bytes: new TextEncoder().encode(script) }),
  ]
  const skill = buildSkillView({ name: 'fields', files, paths: ['SKILL.md', 'a.sh'] })
  const piece = skill.code.find(({ path }) => path === 'a.sh')
  const [address] = addressesIn(at)
  if (piece === undefined || address === undefined) throw new Error('no program')
  return isToldInstaller(skill, piece, address)
}

// WUN-103: the installer of a tool that the page names, out of the tool's own repository.
it('takes a tool that is named, looked for and linked', () => {
  const script = `command -v plough || curl -sL ${url} | sh\necho See https://github.com/acre/plough\n`
  expect(isTold('Needs plough.\n', script)).toBe(true)
  expect(isTold('Needs Plough (acre/plough).\n', `command -v plough || curl -sL ${url} | sh\n`)).toBe(true)
})

it('takes none that is not named, not looked for, not linked, or no installer', () => {
  const script = `command -v plough || curl -sL ${url} | sh\necho See https://github.com/acre/plough\n`
  expect(isTold('Needs a tool.\n', script)).toBe(false)
  expect(isTold('Needs plough.\n', script.replace('command -v plough ||', ''))).toBe(false)
  expect(isTold('Needs plough.\n', script.replace(/echo.*/, ''))).toBe(false)
  expect(isTold('Needs plough.\n', script, url.replace('install.sh', 'x.sh'))).toBe(false)
  expect(isTold('Needs plough.\n', script, url.replace('acre/plough', 'mole/helper'))).toBe(false)
})
