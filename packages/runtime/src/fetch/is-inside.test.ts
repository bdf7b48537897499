import { expect, it } from 'vitest'
import { isInside } from './is-inside.ts'

it.each([
  ['localhost', true],
  ['a.localhost', true],
  ['127.0.0.2', true],
  ['[::1]', true],
  ['[::ffff:a9fe:a9fe]', true],
  ['169.254.169.254', true],
  ['10.1.2.3', true],
  ['[fd00::1]', true],
  ['8.8.8.8', false],
  ['[2606:4700::1]', false],
  ['host.test', false],
])('%s is inside: %s', (hostname, inside) => {
  expect(isInside(hostname)).toBe(inside)
})
