import type { Preset } from '../preset.ts'
import { defaultPreset } from './default-preset.ts'

export const wundrPreset: Preset = {
  ...defaultPreset,
  id: 'wundr',
  title: 'Wundr',
  projectOrder: ['.claude/skills', 'skills'],
  writeRoots: { ...defaultPreset.writeRoots, project: '.claude/skills', user: '~/.wundr/skills' },
  index: { format: 'markdown', location: 'none' },
  plainMarkdown: true,
  listedTools: ['skill-execute'],
}
