import { expect, it } from 'vitest'
import { embeddedPrograms } from './embedded-programs.ts'

// WUN-103: what a file of another kind has others run
it.each([
  ['a hook', 'hooks.json', '{"hooks": [{"type": "command", "command": "npx x"}]}', ['npx x']],
  ['a server with its arguments', '.mcp.json', '{"a": {"command": "sh", "args": ["-c", "a b"]}}', ["sh -c 'a b'"]],
  ['scripts of a package', 'package.json', '{"scripts": {"anything": "node x.js"}}', ['node x.js']],
  ['a command as a list', 'c.json', '{"command": ["sh", "run"]}', ['sh run']],
  ['cells of a notebook', 'n.ipynb', '{"cells": [{"cell_type": "code", "source": ["a = 1\\n", "b"]}]}', ['a = 1\nb']],
  ['a step of a workflow', 'w.yml', 'steps:\n  - run: npm test\n', ['npm test']],
  ['a step of many lines', 'w.yml', 'steps:\n  - run: |\n      a\n      b\n  - uses: c\n', ['      a\n      b\n']],
  ['a list of commands', '.gitlab-ci.yml', 'a:\n  script:\n    - b\n    - c\n', ['      b\n      c\n']],
  ['a script in a page', 'a.html', '<script type="module">a()</script>', ['a()']],
  ['a handler in a picture', 'a.svg', '<svg onload="go(1)"/>', ['go(1)']],
  ['nothing in what is no JSON', 'a.json', '{"command": ', []],
  ['nothing in words', 'a.json', '{"description": "run this"}', []],
])('finds %s', (_, path, text, expected) => {
  expect(embeddedPrograms(path, text).map((program) => program.text)).toEqual(expected)
})

it('knows where a program stands', () => {
  const text = 'steps:\n  - run: npm test\n'
  expect(embeddedPrograms('w.yml', text)[0]?.start).toBe(text.indexOf('npm'))
})
