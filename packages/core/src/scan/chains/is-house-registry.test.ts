import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isHouseRegistry } from './is-house-registry.ts'

function judged(files: Readonly<Record<string, string>>, place: string): boolean {
  const read = Object.entries(files).map(([path, text]) =>
    readScanFile({ path, bytes: new TextEncoder().encode(text) }),
  )
  const skill = buildSkillView({ name: 'tables', files: read, paths: Object.keys(files) })
  const piece = skill.code.find(({ text, layer }) => layer === 0 && text.text.includes(place))
  if (piece === undefined) throw new Error('no command')
  return isHouseRegistry(skill, piece, piece.text.text.indexOf(place))
}

const page = (line: string) => ({ 'SKILL.md': `\`\`\`sh\n${line}\n\`\`\`\n` })

// WUN-103: a mirror of the house is reached without encryption; so is somebody's who wants to be taken for one.
it.each([
  ['npm config set registry http://nexus.intranet.lan:8081/npm/'],
  ['npm config set registry http://nexus:8081/npm/'],
  ['npm config set registry http://192.168.4.20:4873'],
])('%s', (line) => expect(judged(page(line), 'npm')).toBe(true))

it.each([
  ['npm config set registry http://npm.four.test/'],
  ['npm config set registry http://203.0.113.9:4873/'],
  ['npm config set registry http://nexus:8081/ --x http://npm.four.test/'],
])('counts %s', (line) => expect(judged(page(line), 'npm')).toBe(false))
