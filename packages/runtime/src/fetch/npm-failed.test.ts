import { expect, it } from 'vitest'
import { npmFailed } from './npm-failed.ts'

const said = (...lines: readonly string[]): string =>
  [
    'npm warn Unknown user config "c2VjcmV0"',
    'npm notice total files: 2',
    ...lines.map((line) => `npm error ${line}`),
    'npm error A complete log of this run can be found in: /home/me/.npm/_logs/now.log',
  ].join('\n')

it('tells what went wrong in the words of npm, and nothing of what it writes beside', () => {
  const { message } = npmFailed('pack pdf@9', said('code ETARGET', 'notarget No matching version found for pdf@9.'))
  expect(message).toBe('npm pack pdf@9 failed: No matching version found for pdf@9. (ETARGET)')
})

it.each([
  ['E401', 'npm login'],
  ['ENEEDAUTH', 'npm login'],
  ['E404', 'npm config get registry'],
  ['ETARGET', 'npm view NAME versions'],
  ['ENOTCACHED', 'without METIER_OFFLINE'],
  ['ECONNREFUSED', 'does not answer'],
  ['ENOTFOUND', 'does not answer'],
  ['EJSONPARSE', 'Check the address or name'],
])('%s has a next step of its own', (code, next) => {
  expect(npmFailed('pack pdf', said(`code ${code}`, 'That is so.')).next).toContain(next)
})

it('leaves out where in npm it happened', () => {
  const { message } = npmFailed(
    'pack pdf',
    said(
      'code ECONNREFUSED',
      'syscall connect',
      'FetchError: connect ECONNREFUSED',
      '    at onSocketNT (node:1)',
      '  port: 4999,',
      '}',
    ),
  )
  expect(message).toBe('npm pack pdf failed: FetchError: connect ECONNREFUSED (ECONNREFUSED)')
})

it('shows what was said where it was said in no way that is known', () => {
  expect(npmFailed('pack pdf', 'npm warn Unknown "c2VjcmV0"\nSegmentation fault').message).toBe(
    'npm pack pdf failed: Segmentation fault',
  )
})
