import { ruleSamples } from './rule-samples.case.ts'

// WUN-60, WUN-103, WUN-99
ruleSamples('encoded-instructions', [
  { says: 'a long run', text: `Read: ${'aGVs'.repeat(60)} ⟵warn` },
  {
    says: 'not an address or a picture',
    text: `https://example.com/${'aGVs'.repeat(60)}\n\n![x](data:image/png;base64,${'aGVs'.repeat(60)})`,
  },
])
