import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { packageSources } from './package-sources.ts'

function severities(path: string, text: string): readonly string[] {
  return severitiesIn({ [path]: text })
}

function severitiesIn(texts: Readonly<Record<string, string>>): readonly string[] {
  const files = Object.entries(texts).map(([path, text]) =>
    readScanFile({ path, bytes: new TextEncoder().encode(text) }),
  )
  const skill = buildSkillView({ name: 'tables', files, paths: Object.keys(texts) })
  return [...packageSources(skill)].map(({ severity }) => severity ?? 'critical')
}

// WUN-103: to install a package is to run it.
describe('packages from a machine that no page tells of', () => {
  it.each([
    ['requirements.txt', 'requests==2.32.3\nrows @ https://a.four.test/rows.tar.gz\n'],
    ['package.json', '{"dependencies": {"lodash": "https://a.four.test/l.tgz"}}'],
    [
      'pubspec_overrides.yaml',
      'dependency_overrides:\n  rows:\n    hosted:\n      name: rows\n      url: https://pub.four.test\n    version: ^99.2.0\n',
    ],
    ['go.mod', 'module a\n\nreplace github.com/spf13/cobra => a.four.test/cobra v1.8.1\n'],
    ['a.sh', 'npm i -g https://a.four.test/a.tgz\n'],
    ['b.sh', 'pip install --index-url https://a.four.test/simple --trusted-host a.four.test rows\n'],
    ['c.sh', 'uv tool install --index https://pypi.four.test/simple --index-strategy unsafe-best-match rows\n'],
  ])('are blocked in %s', (path, text) => expect(severities(path, text)).toContain('critical'))

  it('are warned of where a registry may be the one of a company', () => {
    expect(severities('a.sh', 'pip install --index-url https://pypi.four.test/simple rows\n')).toEqual(['warn'])
  })

  it('are blocked where a program beside the list looks at nobody', () => {
    const list = '--extra-index-url https://pypi.four.test/simple/\nrows>=2\n'
    const both = (line: string) => ({ 'requirements.txt': list, 'a.sh': line })
    expect(severitiesIn(both('uv pip install --allow-insecure-host pypi.four.test -r requirements.txt\n'))).toContain(
      'critical',
    )
    expect(severitiesIn(both('uv pip install -r requirements.txt\n'))).toEqual(['warn'])
  })

  it.each([
    ['requirements.txt', 'rows @ git+https://github.com/o/rows.git\n'],
    ['package.json', '{"homepage": "https://a.four.test/", "dependencies": {"lodash": "^4"}}'],
    ['a.sh', 'pip install --index-url https://download.pytorch.org/whl/cpu torch\n'],
    ['go.mod', 'replace github.com/a/b => github.com/c/b v1.0.0\n'],
  ])('are not seen in %s', (path, text) => expect(severities(path, text)).not.toContain('critical'))
})
