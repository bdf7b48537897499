import type { ShowAnswer } from '../daemon/answers.ts'
import { openChangeDialog } from './open-change-dialog.ts'
import { element } from './element.ts'

interface Choice {
  readonly change: string
  readonly label: string
}

/** What a person can decide about a skill as it is now; each shows first what it would do. */
export function changeButtons(shown: ShowAnswer, onDone: (summary: string) => void): HTMLElement {
  const buttons = choicesFor(shown).map(({ change, label }) => {
    const button = element('button', { type: 'button', id: `change-${change}` }, `${label} …`)
    button.addEventListener('click', () => openChangeDialog({ change, label, name: shown.name, onDone }))
    return button
  })
  return element('div', { class: 'buttons' }, ...buttons)
}

function choicesFor({ state, reasons, source, scan }: ShowAnswer): readonly Choice[] {
  const isOff = reasons.some(({ code }) => code === 'disabled-in-config' || code === 'disabled-in-file')
  const isHeld = scan?.verdict === 'block' || scan?.verdict === 'incomplete'
  const mayBeTrusted = !['user', 'bundled', 'remote'].includes(source.scope)
  return [
    isOff ? { change: 'enable', label: 'Enable' } : { change: 'disable', label: 'Disable' },
    ...(isHeld
      ? [
          scan.accepted
            ? { change: 'revoke', label: 'Take back the acceptance' }
            : { change: 'accept', label: 'Accept' },
        ]
      : []),
    ...(mayBeTrusted && state !== 'invalid'
      ? [source.trusted ? { change: 'distrust', label: 'Take back trust' } : { change: 'trust', label: 'Trust' }]
      : []),
  ]
}
