import type { OrderWindow } from './order-window.ts'

/** What stands further from an address than two long sentences is about something else. */
const reach = 350
/** `see [the guide](…)`, `Docs: <…>`: where to read on. Behind `to` or `at` it is where something goes. */
const reference =
  /(?:(?:^|[^\w\s]\s?|\b(?!to\b|at\b|into\b|onto\b|via\b|with\b|through\b|our\b|the\b|your\b|this\b|my\b|a\b)\w+\s)\[[^\]\n]{1,160}\]\(|\b(?:docs?|documentation|reference|see(?: also)?|guide|details|example|e\.g\.)\s?:?\s?[(<]{0,2})$/i

/**
 * The parts of a paragraph around the addresses that something could go to, or the whole of a short one. In a paragraph
 * of a dozen sentences the words of an order come together by chance.
 */
export function destinationsIn({
  line,
  addresses,
  weights,
  mails,
}: Pick<OrderWindow, 'line' | 'addresses' | 'weights' | 'mails'>): string {
  if (line.length <= reach * 2) return line
  const places = addresses.flatMap(({ start, host, path }, index) => {
    const isReference = reference.test(line.slice(Math.max(0, start - 200), start))
    return isReference || weights[index] === 'harmless' ? [] : [{ start, end: start + host.length + path.length + 8 }]
  })
  for (const mail of mails) {
    const start = line.indexOf(mail)
    places.push({ start, end: start + mail.length })
  }
  return places.map(({ start, end }) => line.slice(Math.max(0, start - reach), end + reach)).join('\n')
}
