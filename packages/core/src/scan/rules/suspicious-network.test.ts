import { ruleSamples } from './rule-samples.case.ts'

// WUN-52, WUN-44, WUN-99
ruleSamples('suspicious-network', [
  {
    says: 'every socket on a line',
    path: 'a.js',
    text: "new WebSocket('wss://a:443'); new WebSocket('ws://b:4444') ⟵warn",
  },
  {
    says: 'usual ports are no matter',
    path: 'a.js',
    text: "new WebSocket('ws://a:8080')\nnew WebSocket('wss://a:8443/x')\nnew WebSocket('wss://a/x')",
  },
])
