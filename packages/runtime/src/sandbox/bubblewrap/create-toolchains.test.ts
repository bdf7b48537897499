import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createToolchains } from './create-toolchains.ts'

const place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-toolchains-')))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const home = join(place, 'home')
const file = (path: string, text = '') => {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), text)
}
file('home/.nvm/versions/node/v20/bin/node')
file('home/.nvm/versions/node/v20/lib/node_modules/npm/package.json')
file('home/.cargo/bin/cargo')
file('home/.cargo/credentials.toml', 'token')
file('home/.rustup/toolchains/stable/bin/rustc')
file('home/.pyenv/shims/python3')
file('home/project/bin/tool')
file('home/project/secret')
file('home/venv/bin/python')
file('home/venv/pyvenv.cfg', `home = ${place}/pythons/3.12/bin\nversion = 3.12\n`)
file('pythons/3.12/bin/python3')
file('elsewhere/tool-1.0/tool')
mkdirSync(join(home, '.local', 'bin'), { recursive: true })
symlinkSync(join(place, 'elsewhere', 'tool-1.0', 'tool'), join(home, '.local', 'bin', 'tool'))

function needed(path: string, program = '/usr/bin/true'): readonly string[] {
  const found = createToolchains({ home })(path, program)
  return found.map((each) => each.replace(`${place}/`, '')).toSorted()
}

describe('what the programs of a PATH need', () => {
  it.each([
    ['/usr/bin:/bin:relative', []],
    [`${home}/.nvm/versions/node/v20/bin`, ['home/.nvm/versions/node/v20', 'home/.nvm/versions/node/v20/bin']],
    [`${home}/.pyenv/shims:/usr/bin`, ['home/.pyenv']],
    [`${home}/venv/bin`, ['home/venv', 'home/venv/bin', 'pythons/3.12']],
    [`${home}/.local/bin`, ['elsewhere/tool-1.0/tool', 'home/.local/bin']],
  ])('%s', (path, paths) => {
    expect(needed(path)).toEqual(paths)
  })

  it('is not the token that lies beside them', () => {
    expect(needed(`${home}/.cargo/bin`)).toEqual(['home/.cargo/bin', 'home/.rustup/toolchains'])
  })

  it('is not the project whose programs they are', () => {
    expect(needed(`${home}/project/bin`)).toEqual(['home/project/bin'])
  })

  it('is the place of the program itself, when it is named by its path', () => {
    expect(needed('/usr/bin', join(home, 'project', 'bin', 'tool'))).toEqual(['home/project/bin'])
  })

  it.each(['/', home, place])('is never the home, whatever PATH says: %s', (path) => {
    expect(needed(path)).toEqual([])
  })
})
