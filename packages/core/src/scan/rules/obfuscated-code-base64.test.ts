import { ruleSamples } from './rule-samples.case.ts'

// WUN-51, WUN-99
ruleSamples('obfuscated-code-base64', [
  { says: 'a large text', path: 'a.js', text: `atob('${'QUJD'.repeat(60)}') ⟵warn` },
  { says: 'of a buffer, and in Python', path: 'a.py', text: `base64.b64decode(b'${'QUJD'.repeat(60)}') ⟵warn` },
  { says: 'a small one', path: 'a.js', text: "atob('QUJD')" },
])
