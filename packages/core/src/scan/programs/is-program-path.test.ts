import { expect, it } from 'vitest'
import { isProgramPath } from './is-program-path.ts'

it.each(['scripts/a.py', 'Makefile', 'assets/page.html', 'settings.json', 'requirements.txt', 'hooks/pre-commit'])(
  'may be a program: %s',
  (path) => expect(isProgramPath(path)).toBe(true),
)

it.each(['SKILL.md', 'references/a.MDX', 'guide.rst', 'paper.tex', 'notes.org'])('is a page: %s', (path) =>
  expect(isProgramPath(path)).toBe(false),
)
