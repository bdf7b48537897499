import { ruleSamples } from './rule-samples.case.ts'

// WUN-59, WUN-103, WUN-99
ruleSamples('path-traversal', [
  { says: 'as Wundr writes commands', text: '!cat ../../secrets ⟵critical\n!head -1 x/../../y ⟵' },
  { says: 'as Claude writes them', text: 'Now: !`cat ../x` ⟵critical' },
  { says: 'an absolute path', text: '!cat /etc/passwd ⟵critical' },
  { says: 'inside of the skill', text: '!cat references/a.md\nSee !`git log ../x`\nRun `cat ../x` if you like.' },
  { says: 'an image', text: '![cat ../a.png](a.png)' },
])
