import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { handedToActions } from './handed-to-actions.ts'

const read = (path: string, text: string) => readScanFile({ path, bytes: new TextEncoder().encode(text) })
const path = '.github/workflows/check.yml'

function isHanded(uses: string, secret: string, page = 'Checks.'): boolean {
  const text = `jobs:\n  a:\n    steps:\n      - uses: ${uses}\n        with:\n          key: \${{ secrets.${secret} }}\n      - run: npm test\n        env:\n          KEY: \${{ secrets.AWS_KEY }}\n`
  const files = [read('SKILL.md', `# Checks\n\n${page}\n`), read(path, text)]
  return [...handedToActions(buildSkillView({ name: 'checks', files, paths: ['SKILL.md', path] }))].length > 0
}

// WUN-103: what a pipeline knows goes to whoever publishes the steps that it takes.
describe('a key for an action', () => {
  it('is given to somebody who may change it tomorrow', () => {
    expect(isHanded('stranger/setup@main', 'NPM_TOKEN')).toBe(true)
  })

  it.each([
    ['is of the one who gets it', 'maker/slack-notify@main', 'SLACK_TOKEN'],
    ['goes to a version', 'stranger/setup@v4', 'NPM_TOKEN'],
    ['goes to a known owner', 'docker/login-action@master', 'NPM_TOKEN'],
    ['is nobody else’s', 'stranger/setup@main', 'REPORT_TOKEN'],
    ['goes to an owner of whom the page tells', 'stranger/setup@main', 'NPM_TOKEN', 'Uses stranger/setup.'],
  ])('is no harm where it %s', (_, uses, secret, page = 'Checks.') => {
    expect(isHanded(uses, secret, page)).toBe(false)
  })
})
