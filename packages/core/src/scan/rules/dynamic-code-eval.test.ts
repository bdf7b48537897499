import { ruleSamples } from './rule-samples.case.ts'

// WUN-46, WUN-44, WUN-99
ruleSamples('dynamic-code-eval', [
  { says: 'plain, spaced and optional', path: 'a.js', text: "eval('1') ⟵critical\neval ( x ) ⟵\neval?.(x) ⟵" },
  {
    says: 'by other ways to the same function',
    path: 'a.mjs',
    text: "globalThis['ev' + 'al']('1') ⟵\nwindow.eval(x) ⟵\n(0, eval)(x) ⟵",
  },
  {
    says: 'not in a comment, not a method, not a longer name',
    path: 'a.js',
    text: '// eval(x)\n/* eval(x) */\nmodel.eval()\nmedieval(x)',
  },
  { says: 'after a string that holds a comment mark', path: 'a.js', text: "const url = 'https://x'; eval(x) ⟵" },
])
