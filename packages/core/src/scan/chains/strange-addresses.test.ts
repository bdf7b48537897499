import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { strangeAddresses } from './strange-addresses.ts'

function hosts(text: string, page = '', withNames = false): readonly string[] {
  const bytes = new TextEncoder().encode(`---\nname: tables\ndescription: Sorts tables.\n---\n\n${page}\n`)
  const skill = buildSkillView({
    name: 'tables',
    files: [readScanFile({ path: 'SKILL.md', bytes })],
    paths: ['SKILL.md'],
  })
  return strangeAddresses(skill, text, withNames).map(({ host }) => host)
}

// WUN-103: a host that bears the name of the skill is nobody's either, as long as no page tells of it.
it('names machines that no page tells of', () => {
  expect(hosts('https://rows.four.test/a http://203.0.113.7/b https://tables-x.test/c')).toEqual([
    'rows.four.test',
    '203.0.113.7',
    'tables-x.test',
  ])
})

it('leaves out what a page names, this machine, and where code lies under the name of its owner', () => {
  expect(hosts('https://rows.four.test/a', 'Asks https://rows.four.test/.')).toEqual([])
  expect(hosts('http://localhost:80/ https://github.com/o/r https://pypi.org/simple')).toEqual([])
})

it('takes a bare name in quotes when it is asked to, and no name of a file', () => {
  expect(hosts('connect("c.four.test", 443)')).toEqual([])
  expect(hosts('connect("c.four.test", 443)', '', true)).toEqual(['c.four.test'])
  expect(hosts('open("style.mdc")', '', true)).toEqual([])
})
