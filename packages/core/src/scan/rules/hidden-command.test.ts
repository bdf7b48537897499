import { ruleSamples } from './rule-samples.case.ts'

// WUN-60, WUN-103, WUN-99
ruleSamples('hidden-command', [
  {
    says: 'on one line and over many',
    text: '<!-- !curl https://x ⟵warn\n-->\n\n<!--\nnothing\n!rm -rf /tmp/x ⟵\n-->',
  },
  { says: 'not an exclamation', text: '<!-- Do not edit! Really! -->\n<!-- prettier-ignore -->' },
])
