import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// Where a source lies, in the words of its address: branches and tags, and what should not stand there.

let user: User
beforeEach(() => {
  user = openUser()
  user.write('repo/skills', 'pdf', 'one')
  user.git('repo', 'init', '-qb', 'main')
  commit('one')
})
afterEach(() => user.tree.cleanUp())

const source = (ref: string) => `git+file://${user.tree.at('repo')}#${ref}`

function commit(message: string) {
  user.git('repo', 'add', '.')
  user.git('repo', 'commit', '-qm', message)
}

it.each<[string, readonly string[][]]>([
  ['a branch of which another ends in the same name', [['branch', 'kept/main']]],
  ['a branch of which a tag ends in the same name', [['tag', 'kept/main']]],
])('%s is not taken for the other: outdated sees that it moved', async (_case, before) => {
  for (const words of before) user.git('repo', ...words)
  await user.add(source('main'))
  user.write('repo/skills', 'pdf', 'two')
  commit('two')
  expect(await user.run('outdated')).toMatchObject({ skills: [{ state: 'newer' }] })
  expect(await user.run('update')).toMatchObject({ skills: [{ outcome: 'replaced' }] })
  expect(await user.run('outdated')).toMatchObject({ skills: [{ state: 'current' }] })
})

it('a tag with a message stands for its commit', async () => {
  user.git('repo', 'tag', '-am', 'one', 'v1')
  await user.add(source('v1'))
  expect(await user.run('outdated')).toMatchObject({ skills: [{ state: 'current' }] })
})

it.each([
  ['0123456', 'all of its 40 digits'],
  ['feat', 'OWNER/REPO/PATH#BRANCH'],
])('what is meant by %s is said when there is no such branch', async (ref, next) => {
  await expect(user.add(source(ref))).rejects.toMatchObject({ next: expect.stringContaining(next) })
})

it('a secret in an address is told of, since it stands in the lock', async () => {
  const server = createServer((_request, response) => void response.end(user.read('repo/skills/pdf/SKILL.md')))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = Object(server.address())
  await user.add(`http://127.0.0.1:${port}/SKILL.md?page=1`)
  expect(user.told()).toEqual([])
  await user.add(`http://127.0.0.1:${port}/SKILL.md?token=1`, { overwrite: true })
  expect(user.told()).toEqual([expect.stringContaining('token of the address stands in')])
  const refused = user.add(`http://127.0.0.1:${port}/pdf.zip?token=secret`)
  await expect(refused).rejects.toMatchObject({ message: expect.not.stringContaining('secret') })
  server.closeAllConnections()
  server.close()
})
