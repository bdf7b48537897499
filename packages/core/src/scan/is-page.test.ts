import { expect, it } from 'vitest'
import { isPage } from './is-page.ts'

// WUN-103
it.each(['SKILL.md', 'references/tools.MDX', 'docs/README', 'docs.v2/LICENSE', 'notes.txt', 'guide/index.html'])(
  'takes %s for a page',
  (path) => {
    expect(isPage(path)).toBe(true)
  },
)

it.each(['examples/server.log', 'assets/logo.svg', 'assets/guide.pdf', 'data/customers.csv', 'tests/answer.json'])(
  'takes %s for none',
  (path) => {
    expect(isPage(path)).toBe(false)
  },
)
