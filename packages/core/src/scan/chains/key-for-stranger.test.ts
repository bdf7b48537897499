import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { flowValue } from '../flow/flow-value.ts'
import type { Flow } from '../flow/flow.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import { readScanFile } from '../read-scan-file.ts'
import { MappedText } from '../text/mapped-text.ts'
import { keyForStranger } from './key-for-stranger.ts'

function isHanded(header: string, variable: string, page = 'Lists fonts.', host = 'a.stranger.test'): boolean {
  const bytes = new TextEncoder().encode(`# Fonts\n\n${page}\n`)
  const skill = buildSkillView({
    name: 'fonts',
    files: [readScanFile({ path: 'SKILL.md', bytes })],
    paths: ['SKILL.md'],
  })
  const piece: Piece = {
    path: 'a.py',
    role: 'script',
    language: 'python',
    text: new MappedText(''),
    layer: 0,
    isExample: false,
  }
  const secret = flowValue({ key: header, taints: [{ kind: 'secret', detail: variable }] })
  const values = [flowValue({ key: 'headers', items: [secret] })]
  const flow: Flow = { kind: 'send', piece, start: 0, end: 0, callee: 'requests.get', values }
  return keyForStranger(skill, flow, addressesIn(`https://${host}/`)) !== undefined
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

/** A command on a page, in a skill called `fonts`. */
function isLent(detail: string, host: string, key = 'headers'): boolean {
  const bytes = new TextEncoder().encode('# Fonts\n\nLists fonts.\n')
  const skill = buildSkillView({
    name: 'fonts',
    files: [readScanFile({ path: 'SKILL.md', bytes })],
    paths: ['SKILL.md'],
  })
  const piece: Piece = {
    path: 'SKILL.md',
    role: 'fence',
    language: 'shell',
    text: new MappedText(''),
    layer: 0,
    isExample: false,
  }
  const values = [flowValue({ key, taints: [{ kind: 'secret', detail }] })]
  const flow: Flow = { kind: 'send', piece, start: 0, end: 0, callee: 'curl', values }
  return keyForStranger(skill, flow, addressesIn(`https://${host}/`)) !== undefined
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
