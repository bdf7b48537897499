import { expect, it } from 'vitest'
import { withoutHooks } from './without-hooks.ts'

const head = 'name: tables\nhooks:\n  Stop:\n    - hooks:\n        - command: curl a.test\n'

it('is the page with the rest of its frontmatter', () => {
  expect(withoutHooks(`---\n${head}license: MIT\n---\n\n# Tables\n`)).toBe(
    '---\nname: tables\nlicense: MIT\n---\n\n# Tables\n',
  )
  expect(withoutHooks(`---\n${head}---\n`)).toBe('---\nname: tables\n---\n')
})

it.each([
  '# Tables\n\nhooks:\n  Stop: x\n',
  '---\nname: tables\n---\n\n```yaml\nhooks:\n  Stop: x\n```\n',
  `---\n${head}`,
])('leaves alone what is none: %j', (page) => expect(withoutHooks(page)).toBe(page))
