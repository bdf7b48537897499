import { ruleSamples } from './rule-samples.case.ts'

// WUN-50, WUN-53, WUN-99
ruleSamples('potential-exfiltration', [
  { says: 'reads and sends', path: 'a.js', text: "const text = readFileSync('a') ⟵warn\nfetch('https://x')" },
  { says: 'reads alone', path: 'a.js', text: "readFileSync('a')" },
])
