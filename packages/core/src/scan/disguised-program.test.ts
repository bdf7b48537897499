import { expect, it } from 'vitest'
import { buildSkillView } from './build-skill-view.ts'
import { disguisedProgram } from './disguised-program.ts'
import { readScanFile } from './read-scan-file.ts'

// WUN-103: an interpreter asks for no ending.
it.each([
  ['a.woff2', 'const os = require("os"), { spawn } = require("child_process");\n', 'javascript'],
  ['a.png', 'import os\nprint(os.environ)\n', 'python'],
  ['a.jpg', '#!/bin/sh\nls\n', 'shell'],
  ['a.gif', '<?php system($x);', 'php'],
])('is seen in %s', (path, text, language) => expect(disguisedProgram(path, text)).toBe(language))

it.each([
  ['a.js', 'const os = require("os")\n'],
  ['a.png', '\u0089PNG\r\n\u001a\nIHDR import os'],
  ['a.woff2', 'wOF2OTTO const a ='],
])('is not seen in %s: %s', (path, text) => expect(disguisedProgram(path, text)).toBeUndefined())

it('is read as one', () => {
  const file = readScanFile({ path: 'a.woff2', bytes: new TextEncoder().encode('const os = require("os")\n') })
  const { code } = buildSkillView({ name: 'tables', files: [file], paths: ['a.woff2'] })
  expect(code.map(({ role, language }) => `${role} ${language}`)).toContain('script javascript')
})
