import { expect, test } from 'vitest'
import { signKinds } from './sign-kinds.ts'

test('letters are the same whatever their case, other signs each its own', () => {
  expect(signKinds.of(0x53)).toBe(signKinds.of(0x73))
  const kinds = Array.from('abz09 ./-_`~:\'$*#@!?=,"<[](){}&', (sign) => signKinds.of(sign.charCodeAt(0)))
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(Math.max(...kinds)).toBeLessThan(signKinds.foreign)
  expect(Math.min(...kinds)).toBeGreaterThan(signKinds.none)
})

test('each sign has a name that leads back to it', () => {
  const text = 'A b\'"{&é'
  expect(signKinds.namesOf(text)).toBe('aSbQD{&X')
  const back = Array.from(signKinds.namesOf(text), (name) => signKinds.ofName(name.charCodeAt(0)))
  expect(back).toEqual(Array.from(text, (sign) => signKinds.of(sign.charCodeAt(0))))
  expect(signKinds.namesOf('\n%')).toBe('NN')
})
