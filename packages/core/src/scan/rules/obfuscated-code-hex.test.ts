import { ruleSamples } from './rule-samples.case.ts'

// WUN-51, WUN-99
ruleSamples('obfuscated-code-hex', [
  { says: 'six escapes in a row', path: 'a.js', text: "const x = '\\x68\\x65\\x6c\\x6c\\x6f\\x21' ⟵warn" },
  { says: 'in Python too', path: 'a.py', text: "x = '\\x68\\x65\\x6c\\x6c\\x6f\\x21' ⟵warn" },
  { says: 'five are a colour', path: 'a.js', text: "const x = '\\x1b\\x5b\\x33\\x31\\x6d'" },
])
