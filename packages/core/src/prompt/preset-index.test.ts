import { expect, it } from 'vitest'
import { presets } from '../dialects/presets.ts'
import { promptIndex } from './prompt-index.ts'
import { entryOf, viewOf } from './view.case.ts'

const projectRoot = '/home/ada/project'

const view = viewOf([
  entryOf(
    { name: 'release', description: 'Cuts a release.\nTags it & says so.', allowedTools: ['Read', 'Bash(git:*)'] },
    { root: `${projectRoot}/.ai-team/skills` },
  ),
])

// OST-28, BTW-18, BTW-19, SQD-23, SQD-24: each system sees the index in the form it knows
it.each(presets.map((preset) => [preset.id, preset] as const))('the index under preset %s', (_, preset) => {
  expect(promptIndex(view, { ...preset.index, projectRoot }).text).toMatchSnapshot()
})
