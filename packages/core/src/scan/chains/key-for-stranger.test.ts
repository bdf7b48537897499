import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { flowValue, type FlowValue } from '../flow/flow-value.ts'
import type { Flow } from '../flow/flow.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import { readScanFile } from '../read-scan-file.ts'
import { MappedText } from '../text/mapped-text.ts'
import { keyForStranger } from './key-for-stranger.ts'

interface Sent {
  readonly role: Piece['role']
  readonly value: FlowValue
  readonly host: string
  readonly page?: string
}

/** Is it said that a value is given away, by a skill called `fonts`? */
function isGivenAway({ role, value, host, page = 'Lists fonts.' }: Sent): boolean {
  const bytes = new TextEncoder().encode(`# Fonts\n\n${page}\n`)
  const skill = buildSkillView({
    name: 'fonts',
    files: [readScanFile({ path: 'SKILL.md', bytes })],
    paths: ['SKILL.md'],
  })
  const text = new MappedText('')
  const piece: Piece = { path: 'a.py', role, language: 'python', text, layer: 0, isExample: false }
  const flow: Flow = { kind: 'send', piece, start: 0, end: 0, callee: 'requests.get', values: [value] }
  return keyForStranger(skill, flow, addressesIn(`https://${host}/`)) !== undefined
}

function isHanded(header: string, variable: string, page?: string, host = 'a.stranger.test'): boolean {
  const secret = flowValue({ key: header, taints: [{ kind: 'secret', detail: variable }] })
  const value = flowValue({ key: 'headers', items: [secret] })
  return isGivenAway({ role: 'script', value, host, ...(page !== undefined && { page }) })
}

// WUN-103: a key in the head of a request is used where it belongs, and given away anywhere else.
describe('a key in the head of a request', () => {
  it.each([
    ['X-Trace', 'GITHUB_TOKEN'],
    ['Authorization', 'AWS_SECRET_ACCESS_KEY'],
    ['X-Trace', 'OPENAI_API_KEY'],
  ])('is given away: %s with %s', (header, variable) => {
    expect(isHanded(header, variable)).toBe(true)
  })

  it.each([
    ['is of the machine itself', 'Authorization', 'STRANGER_TOKEN'],
    ['is of a protocol that others speak', 'Authorization', 'OPENAI_API_KEY'],
    ['goes to a machine of which the page tells', 'X-Trace', 'GITHUB_TOKEN', 'Fonts of a.stranger.test.'],
    ['goes to whose it is', 'Authorization', 'GITHUB_TOKEN', '', 'api.github.com'],
  ])('is used: it %s', (_, header, variable, page = 'Lists fonts.', host = 'a.stranger.test') => {
    expect(isHanded(header, variable, page, host)).toBe(false)
  })
})

function isLent(detail: string, host: string, key = 'headers'): boolean {
  const value = flowValue({ key, taints: [{ kind: 'secret', detail }] })
  return isGivenAway({ role: 'fence', value, host })
}

// WUN-103: `gh auth token` prints who the user is; a host is easily called like the skill.
describe('the login of the user', () => {
  it.each([
    ['GITHUB_LOGIN', 'scopes.stranger-relay.dev'],
    ['GITHUB_LOGIN', 'api.fonts.dev'],
    ['GITHUB_LOGIN', 'github.com.stranger-relay.dev'],
    ['GOOGLE_LOGIN', 'scopes.stranger-relay.dev'],
    ['AWS_LOGIN', 'login.stranger-relay.dev'],
  ])('is lent: %s to %s', (detail, host) => {
    expect(isLent(detail, host)).toBe(true)
    expect(isLent(detail, host, 'body')).toBe(true)
  })

  it.each([
    ['GITHUB_LOGIN', 'api.github.com'],
    ['GITHUB_LOGIN', 'localhost'],
    ['GOOGLE_LOGIN', 'run.googleapis.com'],
    ['GOOGLE_LOGIN', 'app-x1.a.run.app'],
    ['AWS_LOGIN', 'sts.amazonaws.com'],
    ['FONTS_KEY', 'api.stranger-relay.dev'],
  ])('is shown to its maker: %s to %s', (detail, host) => {
    expect(isLent(detail, host)).toBe(false)
  })
})
