import { ruleSamples } from './rule-samples.case.ts'

// WUN-57, WUN-53, WUN-99
ruleSamples('prompt-injection-roleplay', [
  { says: 'over a line end', text: 'From now ⟵warn\non act as an expert.' },
  { says: 'not a date', text: 'From now on the list is sorted.' },
])
