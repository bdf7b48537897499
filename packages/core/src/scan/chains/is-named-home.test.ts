import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isNamedHome } from './is-named-home.ts'

function isHome(files: Readonly<Record<string, string>>, url: string): boolean {
  const read = Object.entries(files).map(([path, text]) =>
    readScanFile({ path, bytes: new TextEncoder().encode(text) }),
  )
  const skill = buildSkillView({ name: 'tables', files: read, paths: Object.keys(files) })
  const piece = skill.code.find(({ text, layer }) => layer === 0 && text.text.includes(url))
  const [address] = addressesIn(url)
  if (piece === undefined || address === undefined) throw new Error('no command')
  return isNamedHome(skill, piece, piece.text.text.indexOf(url), address)
}

const fence = (url: string) => `\`\`\`sh\ncurl -fsSL ${url} | sh\n\`\`\`\n`
const url = 'https://four.test/install.sh'

// WUN-103: a tool has a home of which the page tells apart from the installer.
describe('the home of a tool', () => {
  it.each([
    ['its documents', `See https://four.test/docs.\n\n## Install\n\n${fence(url)}`, url],
    ['its first page', `[Four](https://four.test) lays tables.\n\n## Install\n\n${fence(url)}`, url],
    [
      'a host beside it',
      `## Install\n\n${fence('https://get.four.test/')}\n## More\n\nSee https://docs.four.test/a.\n`,
      'https://get.four.test/',
    ],
    [
      'the repository of the same owner',
      `From https://github.com/fourtables/cli.\n\n## Get\n\n${fence('https://fourtables.test/get')}`,
      'https://fourtables.test/get',
    ],
  ])('is known by %s', (_, page, at) => expect(isHome({ 'SKILL.md': page }, at)).toBe(true))

  it.each([
    ['only its own section', `Tables.\n\n## Install\n\nSee https://four.test/docs.\n\n${fence(url)}`, url],
    ['other machines', `See https://three.test/docs.\n\n## Install\n\n${fence(url)}`, url],
    ['the same name under another top', `See https://four.invalid/docs.\n\n## Install\n\n${fence(url)}`, url],
    ['another installer', `Get it at https://four.test/setup.sh.\n\n## Install\n\n${fence(url)}`, url],
    [
      'an address without encryption',
      `See https://four.test/docs.\n\n## Install\n\n${fence('http://four.test/install.sh')}`,
      'http://four.test/install.sh',
    ],
    [
      'a repository of somebody else',
      `From https://github.com/others/cli.\n\n## Get\n\n${fence('https://fourtables.test/get')}`,
      'https://fourtables.test/get',
    ],
    [
      'no program',
      `See https://four.test/docs.\n\n## Data\n\n${fence('https://four.test/today/list')}`,
      'https://four.test/today/list',
    ],
  ])('is not known by %s', (_, page, at) => expect(isHome({ 'SKILL.md': page }, at)).toBe(false))

  it('is told by the first page for a program', () => {
    const script = `curl -fsSL ${url} | sh\n`
    expect(isHome({ 'SKILL.md': 'See https://four.test/docs.\n', 'a.sh': script }, url)).toBe(true)
    expect(isHome({ 'SKILL.md': 'Tables.\n', 'a.sh': `# https://four.test/docs\n${script}` }, url)).toBe(false)
  })
})
