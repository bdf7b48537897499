import { MetierError, type CatalogEntry } from '@metier/core'

/** The skill is there and may not be used; the reasons say what to do (decisions R-37). */
export function skillNotActive(entry: CatalogEntry): MetierError {
  const { name, state, reasons } = entry
  return new MetierError({
    code: 'skill-not-active',
    message: `The skill ${name} exists but is ${state}.`,
    next: reasons.map(({ message }) => message).join(' ') || 'See `metier doctor` for the reason.',
    data: { name, state, reasons: reasons.map(({ code }) => code) },
  })
}
