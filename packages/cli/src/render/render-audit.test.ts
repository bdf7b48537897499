import { expect, it } from 'vitest'
import { chooseStyle } from '../terminal/choose-style.ts'
import { renderAudit } from './render-audit.ts'

const page = {
  style: chooseStyle({ isTerminal: false, environment: {}, color: false }),
  width: 80,
  verbose: false,
  cwd: '/work',
  home: '/home/me',
  isTerminal: false,
}
const skill = { name: 'pdf', source: './acme', digest: null, findings: [] }
const list = { source: 'https://host.test/list.json', from: null, updated: null, advisories: 0 }

function shown(problem?: string) {
  const sources = [{ ...list, ...(problem !== undefined && { problem }) }]
  const output = { schema: 'metier.audit/1' as const, complete: problem === undefined, sources, skills: [skill] }
  return renderAudit(output, page, {})
}

it('does not call it an answer that nothing is known, where a list could not be read', () => {
  expect(shown()).toMatchObject({ notes: '1 skill and 0 advisories: nothing is known against them.' })
  expect(shown('it is not there')).toMatchObject({
    notes:
      'https://host.test/list.json could not be read as it is now: it is not there\n' +
      '1 skill and 0 advisories: nothing is known against them, which is not the whole answer.',
  })
})
