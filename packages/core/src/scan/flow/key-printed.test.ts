import { expect, it } from 'vitest'
import { keyPrinted } from './key-printed.ts'

// WUN-103: whoever reads what these put out is the user, or has what the user keeps.
it.each([
  ['gh auth token 2>/dev/null', 'GITHUB_LOGIN'],
  ['gh auth status --show-token', 'GITHUB_LOGIN'],
  ['gcloud auth print-access-token', 'GOOGLE_LOGIN'],
  ['gcloud auth application-default print-access-token', 'GOOGLE_LOGIN'],
  ['/usr/bin/aws configure get aws_secret_access_key', 'AWS_LOGIN'],
  ['security dump-keychain -d', 'the keychain'],
  ['security find-generic-password -s fonts -w', 'security find-generic-password -s fonts -w'],
  ['pbpaste', 'the clipboard or screen'],
])('%s prints %s', (line, detail) => expect(keyPrinted(line)?.detail).toBe(detail))

it('takes what holds for one service alone for no login', () => {
  expect(keyPrinted('gcloud auth print-identity-token')?.detail).toBe('GOOGLE_TOKEN')
})

it.each(['gh auth status', 'gh auth login', 'aws configure list'])('%s prints none', (line) =>
  expect(keyPrinted(line)).toBeUndefined(),
)
