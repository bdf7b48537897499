import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { projectFacts } from './project-facts.ts'

const config =
  '[remote "origin"]\n\turl = git@example.org:acme/bicycle-shop.git\n[remote "x"]\n\turl = https://example.org/acme/Shop/\n'

function factsOf(files: Readonly<Record<string, string>>) {
  const { fileSystem } = createMemoryDisk({ '/code/wheels/src/app.ts': '', '/code/secret': '', ...files })
  return projectFacts({ fileSystem, projectRoot: '/code/wheels', members: ['fenster'] })
}

describe('projectFacts', () => {
  it('knows what the project is called: folder, package, repositories', () => {
    const { names, members } = factsOf({
      '/code/wheels/package.json': '{"name":"@acme/wheel-shop"}',
      '/code/wheels/.git/config': config,
    })
    expect(names).toEqual(['wheels', 'wheel-shop', 'bicycle-shop', 'Shop'])
    expect(members).toEqual(['fenster'])
  })

  it.each(['{', '[]', '{"name":7}', 'null'])('reads nothing into a package.json of %s', (text) => {
    expect(factsOf({ '/code/wheels/package.json': text }).names).toEqual(['wheels'])
  })

  it.each([
    ['src/app.ts', true],
    ['src', false],
    ['src/none.ts', false],
    ['../secret', false],
    ['/code/wheels/src/app.ts', false],
  ])('has the file %s: %s', (path, isThere) => {
    expect(factsOf({}).hasFile(path)).toBe(isThere)
  })
})
