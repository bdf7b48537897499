import type { BugReportOutput } from '@metier/operations'
import type { Renderer } from './renderer.ts'

/** Markdown to paste into a report. */
export const renderBugReport: Renderer<BugReportOutput> = (output) => ({
  answer: [
    '<details><summary>metier bug-report</summary>',
    '',
    '```json',
    JSON.stringify(output, null, 2),
    '```',
    '',
    '</details>',
  ].join('\n'),
  notes: 'Read it through before you send it; it holds no secrets and no texts of skills.',
})
