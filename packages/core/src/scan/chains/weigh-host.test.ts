import { describe, expect, it } from 'vitest'
import { skillOfPage } from '../deeds/skill-of-page.case.ts'
import { weighHost } from './weigh-host.ts'

const weighed = (host: string, allowedHosts: readonly string[] = []) =>
  weighHost(skillOfPage('A page.', allowedHosts), { start: 0, scheme: 'https', host, path: '/a' })

describe('how much a host speaks for an attack', () => {
  it('is nothing where the user allows it, or one above it (WUN-81)', () => {
    expect(weighed('intra.acme.dev')).toBe('foreign')
    expect(weighed('intra.acme.dev', ['acme.dev'])).toBe('harmless')
    expect(weighed('pastebin.com', ['pastebin.com'])).toBe('harmless')
    expect(weighed('notacme.dev', ['acme.dev'])).toBe('foreign')
    expect(weighed('acme.dev.four.dev', ['acme.dev'])).toBe('foreign')
  })

  it('is that of a skill’s own host no more than its name says', () => {
    expect(weighed('get.sample.dev')).toBe('own')
  })

  it('is an attack’s where letters only look like those of a known name (WUN-103)', () => {
    expect(weighed('get.docker.com')).toBe('harmless')
    expect(weighed('get.d\u043ecker.com')).toBe('hostile')
  })
})
