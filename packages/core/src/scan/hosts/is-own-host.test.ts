import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
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
