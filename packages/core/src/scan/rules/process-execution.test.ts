import { ruleSamples } from './rule-samples.case.ts'

// WUN-99, WUN-53
ruleSamples('process-execution', [
  { says: 'in Python', path: 'a.py', text: "import subprocess\nsubprocess.run(['ls']) ⟵warn\n" },
  { says: 'code out of text', path: 'a.py', text: 'exec(data) ⟵warn' },
  { says: 'not in a comment', path: 'a.py', text: "# os.system('x')\nprint(1)" },
])
