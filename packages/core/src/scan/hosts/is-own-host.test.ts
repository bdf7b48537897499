import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isOwnHost } from './is-own-host.ts'

const skill = buildSkillView({ name: 'plot-mirror', files: [], paths: [] })

it.each(['plot-mirror.test', 'plotmirror.test', 'api.plotmirror.test', 'getplotmirror.test'])(
  'takes %s for the home of plot-mirror',
  (host) => expect(isOwnHost(skill, host)).toBe(true),
)

it.each(['plot-mirror-acct.test', 'plotmirror-sync.test', 'in.chart-house.test', 'veryoldplotmirror.test'])(
  'takes %s for somebody else',
  (host) => expect(isOwnHost(skill, host)).toBe(false),
)

// What one skill says of itself is no word of another.
it('asks each skill by itself, and as often as one likes', () => {
  const page = '---\nname: charts\ndescription: Draws charts for chart-house.\n---\n'
  const files = [readScanFile({ path: 'SKILL.md', bytes: new TextEncoder().encode(page) })]
  const told = buildSkillView({ name: 'charts', files, paths: ['SKILL.md'] })
  for (let times = 0; times < 2; times += 1) {
    expect(isOwnHost(told, 'in.chart-house.test')).toBe(true)
    expect(isOwnHost(skill, 'in.chart-house.test')).toBe(false)
  }
})
