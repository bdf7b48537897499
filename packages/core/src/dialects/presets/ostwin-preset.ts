import type { Preset } from '../preset.ts'
import { defaultPreset } from './default-preset.ts'

export const ostwinPreset: Preset = {
  ...defaultPreset,
  id: 'ostwin',
  title: 'OSTwin',
  projectOrder: ['.agents/skills'],
  index: { format: 'table', location: 'none' },
  plainMarkdown: true,
  skillsDirectoryVariable: 'AGENT_OS_SKILLS_DIR',
}
