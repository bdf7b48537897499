import { ruleSamples } from './rule-samples.case.ts'

// WUN-47, WUN-44, WUN-99
ruleSamples('crypto-mining', [
  {
    says: 'pools and programs',
    path: 'a.ts',
    text: "const pool = 'stratum+tcp://pool:3333' ⟵critical\nrun('XMRig') ⟵\nload('coinhive'); use('cryptonight') ⟵",
  },
  { says: 'in a shell script', path: 'a.sh', text: './xmrig -o x ⟵critical' },
  { says: 'in a fence of the page it is a warning', text: '```bash\nxmrig -o x ⟵warn\n```' },
  { says: 'not in other words', path: 'a.ts', text: 'const stratum = 1' },
])
