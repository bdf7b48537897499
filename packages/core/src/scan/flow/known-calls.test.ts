import { expect, it } from 'vitest'
import { knownCalls } from './known-calls.ts'

// WUN-103: who reads an answer sends nothing.
it('knows calls that send, also of a session', () => {
  expect(
    ['requests.post', 'requests.Session().get', 'httpx.Client().put'].filter((path) => !knownCalls.send.test(path)),
  ).toEqual([])
})

it('takes no look into an answer for another question', () => {
  const paths = ['requests.get().json().get', 'httpx.post().json().get', 'requests.Session().get().headers.get']
  expect(paths.filter((path) => knownCalls.send.test(path))).toEqual([])
})
