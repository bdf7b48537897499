import type { ChangePlan } from '../daemon/answers.ts'
import { element } from './element.ts'

export interface ChangeForm {
  readonly box: HTMLElement
  /** What `apply-change` takes besides the plan; a text for people where something is missing. */
  readonly read: () => object | string
}

/** Asks the daemon again for what the change would be. */
type Ask = (more: object) => Promise<ChangePlan>

/** What a person may or must say besides yes. */
export function changeForm(plan: ChangePlan, ask: Ask, onPlan: (plan: ChangePlan) => void): ChangeForm {
  if (plan.needs === 'reason') return reasonForm()
  return plan.change === 'disable' ? placeForm(ask, onPlan) : { box: element('div'), read: () => ({}) }
}

function reasonForm(): ChangeForm {
  const reason = element('textarea', { id: 'reason', rows: '2', maxlength: '500', required: '' })
  const until = element('input', { id: 'until', type: 'date' })
  const box = element(
    'div',
    { class: 'fields' },
    element('label', { for: 'reason' }, 'Why it is safe (kept beside your word)'),
    reason,
    element('label', { for: 'until' }, 'Until (the last day; empty: until its files change)'),
    until,
  )
  const read = () => {
    if (reason.value.trim() !== '') {
      return { reason: reason.value, ...(until.value !== '' && { until: until.value }) }
    }
    reason.focus()
    return 'Say why it is safe.'
  }
  return { box, read }
}

/** The plan is another one for another place, and is shown before anybody says yes to it. */
function placeForm(ask: Ask, onPlan: (plan: ChangePlan) => void): ChangeForm {
  const select = element(
    'select',
    { id: 'where' },
    element('option', { value: '' }, 'where the skill lies'),
    element('option', { value: 'project' }, 'this project, for everybody who works on it'),
    element('option', { value: 'user' }, 'you, in every project'),
  )
  const input = () => (select.value === '' ? {} : { where: select.value })
  select.addEventListener('change', () => void ask(input()).then(onPlan))
  const box = element('div', { class: 'fields' }, element('label', { for: 'where' }, 'It holds for'), select)
  return { box, read: input }
}
