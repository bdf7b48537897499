import { expect, it } from 'vitest'
import { isFoundIn } from './is-found-in.case.ts'
import { strangeLocks } from './strange-locks.ts'

const isStrange = isFoundIn(strangeLocks, 'Counts words.')
const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta']
const npm = (hostOf: (name: string) => string): string =>
  JSON.stringify(
    {
      packages: Object.fromEntries(
        names.map((name) => [name, { resolved: `https://${hostOf(name)}/${name}-1.0.0.tgz` }]),
      ),
    },
    null,
    2,
  )
const only = (other: string) => (name: string) => (name === 'delta' ? other : 'registry.npmjs.org')

// WUN-103: nobody reads a lock file, and whoever installs by it gets what stands there.
it.each([
  ['npm', 'package-lock.json', npm(only('registry.npm-cache.test'))],
  [
    'Yarn',
    'yarn.lock',
    names
      .map((name) => `${name}@^1:\n  resolved "https://${only('cache.yarn-fast.test')(name)}/${name}.tgz#0"`)
      .join('\n'),
  ],
  [
    'uv',
    'uv.lock',
    names
      .map(
        (name) =>
          `sdist = { url = "https://${name === 'beta' ? 'wheels.py-fast.test' : 'files.pythonhosted.org'}/${name}.whl", hash = "sha256:0" }`,
      )
      .join('\n'),
  ],
])('sees one package of another registry in a lock file of %s', (_, path, text) =>
  expect(isStrange(path, text)).toBe(true),
)

it.each([
  ['all come from the registry', npm(() => 'registry.npmjs.org')],
  ['all come from a registry of the house', npm(() => 'npm.word-house.test')],
  ['one is of a repository', npm(only('codeload.github.com'))],
  [
    'one names whom to give to',
    npm(() => 'registry.npmjs.org').replace('{', '{"funding":{"url":"https://alpha-maker.test/give"},'),
  ],
  ['one is of a machine of the house', npm(only('npm.intranet'))],
])('lets a lock file pass where %s', (_, text) => expect(isStrange('package-lock.json', text)).toBe(false))
