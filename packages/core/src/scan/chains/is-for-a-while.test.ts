import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isForAWhile } from './is-for-a-while.ts'

function judged(path: string, text: string): boolean {
  const page = path === 'SKILL.md' ? `\`\`\`sh\n${text}\n\`\`\`\n` : text
  const files = [readScanFile({ path, bytes: new TextEncoder().encode(page) })]
  const skill = buildSkillView({ name: 'tables', files, paths: [path] })
  const piece = skill.code.find(({ layer }) => layer === 0)
  if (piece === undefined) throw new Error('no command')
  return isForAWhile(skill, piece, piece.text.text.search(/setenforce 0|systemctl stop/))
}

// WUN-103: who looks for a fault switches a guard off, and on again.
it('knows a guard that is switched on again', () => {
  expect(judged('SKILL.md', 'sudo systemctl stop firewalld\ncurl localhost\nsudo systemctl start firewalld')).toBe(true)
  expect(judged('SKILL.md', 'sudo setenforce 0\nmake\nsudo setenforce 1')).toBe(true)
})

it('counts one that stays off, another that is switched on, and programs', () => {
  expect(judged('SKILL.md', 'sudo systemctl stop firewalld')).toBe(false)
  expect(judged('SKILL.md', 'sudo systemctl start firewalld\nsudo systemctl stop firewalld')).toBe(false)
  expect(judged('SKILL.md', 'sudo setenforce 0\nsudo systemctl start firewalld')).toBe(false)
  expect(judged('a.sh', 'sudo setenforce 0\nsudo setenforce 1')).toBe(false)
})
