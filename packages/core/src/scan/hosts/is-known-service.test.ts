import { expect, it } from 'vitest'
import { isKnownService } from './is-known-service.ts'
import { hostKind } from './host-kind.ts'
import { knownServices } from './known-services.ts'

it.each([
  'api.unpaywall.org',
  'unpaywall.org',
  'www.ebi.ac.uk',
  'api.census.gov',
  'www.mofa.go.jp',
  'argentina.gob.ar',
])('knows %s', (host) => expect(isKnownService(host)).toBe(true))

it.each(['unpaywall.org.a.test', 'notunpaywall.org', 'ac.uk', 'gov.example', 'a.vercel.app', 'webhook.site'])(
  'does not know %s',
  (host) => expect(isKnownService(host)).toBe(false),
)

it('lists each domain once, none below another, and none where things are dropped', () => {
  expect([...knownServices].toSorted()).toEqual([...new Set(knownServices)])
  const below = knownServices.filter((name) => isKnownService(name.slice(name.indexOf('.') + 1)))
  expect(below).toEqual([])
  expect(knownServices.filter((name) => ['paste', 'shortener', 'drop'].includes(hostKind(name, '')))).toEqual([])
})
