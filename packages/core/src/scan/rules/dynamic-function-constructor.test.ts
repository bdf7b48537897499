import { ruleSamples } from './rule-samples.case.ts'

// WUN-46, WUN-44, WUN-99
ruleSamples('dynamic-function-constructor', [
  {
    says: 'with and without new',
    path: 'a.js',
    text: "new Function('return 1') ⟵critical\nFunction('return 1')() ⟵\nglobalThis['Func' + 'tion']('x') ⟵",
  },
  { says: 'through a constructor', path: 'a.js', text: "x.constructor.constructor('return 1')() ⟵" },
  {
    says: 'not a type or a name',
    path: 'a.ts',
    text: 'const f: Function = g\nclass MyFunction {}\nnew FunctionTable()',
  },
])
