import type { JobAnswer } from '../daemon/answers.ts'

/** What an agent said and did, as one text: each thing it did on a line of its own. */
export function progressText(events: JobAnswer['events']): string {
  let said = ''
  for (const { type, text } of events.slice(-500)) {
    if (type === 'text') said += text
    else if (type === 'tool') said += `${said === '' || said.endsWith('\n') ? '' : '\n'}[${text}]\n`
  }
  return said
}
