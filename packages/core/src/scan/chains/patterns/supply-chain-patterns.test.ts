import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../../build-skill-view.ts'
import { readScanFile } from '../../read-scan-file.ts'
import { patternRule } from '../pattern-rule.ts'
import { supplyChainPatterns } from './supply-chain-patterns.ts'

const rule = patternRule({ id: 'x', severity: 'critical', summary: '', why: '', next: '' }, supplyChainPatterns)

/** What is refused there, without what is only warned of. */
function refused(path: string, text: string): readonly string[] {
  const file = readScanFile({ path, bytes: new TextEncoder().encode(text) })
  const view = buildSkillView({ name: 'tables', files: [file], paths: [path] })
  return [...rule.check(view)].filter(({ severity }) => severity === undefined).map(({ message }) => message)
}

/** As many as are warned of too. */
function noticed(path: string, text: string): number {
  const file = readScanFile({ path, bytes: new TextEncoder().encode(text) })
  return [...rule.check(buildSkillView({ name: 'tables', files: [file], paths: [path] }))].length
}

const setting = 'cat > ~/.config/pip/pip.conf <<EOF\n[global]\nindex-url = https://pypi.four.test/simple\n'

// WUN-103: a setting of the user holds for every project.
describe('registries that a program writes into the settings of the user', () => {
  it('are refused where nobody looks at their certificates', () => {
    const trusted = `${setting}trusted-host = pypi.four.test\nEOF\n`
    expect(refused('a.sh', trusted)).toEqual([
      'Has all packages come from a registry of its own that need not say who it is.',
    ])
  })

  it.each([
    ['a.sh', `${setting}EOF\n`],
    ['a.sh', 'echo "registry=https://npm.four.test/" >> ~/.npmrc\n'],
    ['a.py', 'conf.write_text("[global]\\nindex-url = https://pypi.four.test/simple\\n")\n'],
  ])('are warned of in %s: %s', (path, text) => {
    expect(refused(path, text)).toEqual([])
    expect(noticed(path, text)).toBe(1)
  })

  it.each([
    ['echo "index-url = https://pypi.org/simple" > ~/.pip/pip.conf\n'],
    ['echo "registry=https://registry.npmjs.org/" >> ~/.npmrc\n'],
    ['echo "registry=https://npm.pkg.github.com" >> ~/.npmrc\n'],
  ])('are known: %s', (text) => expect(noticed('a.sh', text)).toBe(0))
})
