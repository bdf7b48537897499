import type { Preset } from '../preset.ts'
import { defaultPreset } from './default-preset.ts'

export const omniPreset: Preset = {
  ...defaultPreset,
  id: 'omni',
  title: 'Omni',
  projectOrder: ['assets/skills'],
  writeRoots: { ...defaultPreset.writeRoots, project: 'assets/skills' },
  newSkillExtra: 'python-package',
  listedTools: ['skill.help', 'skill.search_tools'],
  commandEntry: 'omni',
  pinnedSkills: ['filesystem', 'terminal', 'writer', 'git', 'note_taker'],
  serverName: 'omni-agent',
}
