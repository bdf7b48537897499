import { ruleSamples } from './rule-samples.case.ts'

// WUN-45, WUN-44, WUN-99
ruleSamples('dangerous-shell-invocation', [
  {
    says: 'every way to start a program',
    path: 'scripts/run.js',
    text: "import { exec, spawnSync } from 'node:child_process'\nexec('ls') ⟵critical\nspawnSync('ls', []) ⟵\nexecFile ('ls') ⟵",
  },
  {
    says: 'through the module',
    path: 'a.cjs',
    text: "const cp = require('child_process')\ncp.execSync('id') ⟵\nrequire('child_process').fork('x') ⟵",
  },
  { says: 'in a dot folder', path: '.hidden/dist/a.mts', text: "import { exec } from 'child_process'\nexec('id') ⟵" },
  {
    says: 'not the exec of a regular expression',
    path: 'a.ts',
    text: "import { spawn } from 'node:child_process'\nconst found = /a/.exec(text)\npattern.exec(text)",
  },
  {
    says: 'not in a comment',
    path: 'a.js',
    text: "// child_process exec('x')\n/* exec('y')\nexec('z') */\nconst child_process = 1",
  },
  { says: 'not without the module', path: 'a.js', text: "exec('x')" },
])
