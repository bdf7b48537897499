import { ruleSamples } from './rule-samples.case.ts'

// WUN-44, WUN-99
ruleSamples('suspicious-require', [
  { says: 'a computed name', path: 'a.js', text: 'require(name) ⟵warn\nrequire(`./${name}`) ⟵\nimport(name) ⟵' },
  { says: 'a plain name', path: 'a.js', text: "require('x')\nrequire(`x`)\nimport('x')" },
])
