import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isInHandbook } from './is-in-handbook.ts'

function standsInHandbook(path: string, blocks: number, lines = 1): boolean {
  const page = `# Commands\n${`\nOne more.\n\n\`\`\`bash\n${'ls -l\n'.repeat(lines)}\`\`\`\n`.repeat(blocks - 1)}\n\`\`\`bash\nrm -rf /\n\`\`\`\n`
  const head = '---\nname: shells\ndescription: Teaches the shell.\n---\n'
  const texts = new Map([['SKILL.md', `${head}See ${path}.\n`]])
  texts.set(path, path === 'SKILL.md' ? head + page : page)
  const files = [...texts].map(([each, text]) => readScanFile({ path: each, bytes: new TextEncoder().encode(text) }))
  const skill = buildSkillView({ name: 'shells', files, paths: [...texts.keys()] })
  const piece = skill.code.find(({ text }) => text.text.includes('rm -rf'))
  if (piece === undefined) throw new Error('no fence')
  return isInHandbook(skill, piece)
}

// WUN-103: a handbook of the shell shows the command that nobody is to run.
it('knows a page that shows block after block', () => {
  expect(standsInHandbook('docs/files.md', 15)).toBe(true)
  expect(standsInHandbook('docs/files.md', 9, 100)).toBe(true)
})

it('does not take the steps of a task for one, nor what the agent reads first', () => {
  expect(standsInHandbook('docs/files.md', 14)).toBe(false)
  expect(standsInHandbook('docs/files.md', 9, 80)).toBe(false)
  expect(standsInHandbook('SKILL.md', 30)).toBe(false)
})
