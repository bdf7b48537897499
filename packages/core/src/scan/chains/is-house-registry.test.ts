import { expect, it } from 'vitest'
import { foundIn } from './found-in.case.ts'
import { isHouseRegistry } from './is-house-registry.ts'

const judged = foundIn(isHouseRegistry)

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
