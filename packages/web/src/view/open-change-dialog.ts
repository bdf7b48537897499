import type { ChangePlan } from '../daemon/answers.ts'
import { callDaemon } from '../daemon/call-daemon.ts'
import { DaemonFault } from '../daemon/daemon-fault.ts'
import { pageKey } from '../daemon/page-key.ts'
import { changeForm, type ChangeForm } from './change-form.ts'
import { element } from './element.ts'
import { keyForm } from './key-form.ts'
import { planView } from './plan-view.ts'
import { strangeText } from './strange-text.ts'

export interface ChangeDialogOptions {
  readonly change: string
  readonly name: string
  /** As it stands on the button that was pressed. */
  readonly label: string
  /** It is done. */
  readonly onDone: (summary: string) => void
}

/** Shows what a change would do, and does exactly that on a yes: nothing is done that was not on the screen. */
export function openChangeDialog(options: ChangeDialogOptions): void {
  const dialog = element('dialog', { 'aria-labelledby': 'change-title', class: 'change' })
  const asker = document.activeElement
  dialog.addEventListener('close', () => {
    dialog.remove()
    // The button may have been drawn anew meanwhile.
    const again = asker instanceof HTMLElement && asker.id !== '' ? document.getElementById(asker.id) : asker
    if (again instanceof HTMLElement) again.focus()
  })
  // What a change would do takes a moment to find out, and an empty box looks broken.
  dialog.append(title(options.label), element('p', { class: 'quiet', role: 'status' }, 'Looking …'))
  document.body.append(dialog)
  dialog.showModal()
  void show(dialog, options, undefined)
}

async function show(dialog: HTMLDialogElement, options: ChangeDialogOptions, note: string | undefined): Promise<void> {
  const { change, name } = options
  const ask = async (more: object) => callDaemon<ChangePlan>('plan-change', { change, name, ...more })
  try {
    const plan = await ask({})
    const form = changeForm(plan, ask, (next) => draw(next))
    const draw = (next: ChangePlan) =>
      fill(dialog, next, { ...options, form, note, again: (said) => void show(dialog, options, said) })
    draw(plan)
  } catch (error) {
    const close = element('button', { type: 'button' }, 'Close')
    close.addEventListener('click', () => dialog.close())
    dialog.replaceChildren(title('It cannot be shown'), element('p', {}, strangeText(textOf(error), 2000)), close)
  }
}

interface Filling extends ChangeDialogOptions {
  readonly form: ChangeForm
  readonly note: string | undefined
  readonly again: (note: string) => void
}

function fill(dialog: HTMLDialogElement, plan: ChangePlan, filling: Filling): void {
  const { form, note, label } = filling
  const cancel = element('button', { type: 'button' }, plan.changes ? 'Cancel' : 'Close')
  cancel.addEventListener('click', () => dialog.close())
  const said = element('p', { class: 'said', role: 'alert' }, note)
  const yes = element('button', { type: 'button', class: 'yes' }, label)
  yes.addEventListener('click', () => void apply(dialog, plan, { ...filling, yes, said }))
  const isOurs = pageKey.read() !== undefined
  dialog.replaceChildren(
    title(plan.summary),
    planView(plan),
    ...(plan.changes ? [form.box] : []),
    ...(plan.changes && !isOurs ? [keyForm(() => fill(dialog, plan, filling))] : []),
    said,
    element('div', { class: 'buttons' }, cancel, plan.changes && isOurs ? yes : undefined),
  )
  if (!dialog.contains(document.activeElement)) cancel.focus()
}

async function apply(
  dialog: HTMLDialogElement,
  plan: ChangePlan,
  { form, yes, said, again, onDone }: Filling & { readonly yes: HTMLButtonElement; readonly said: HTMLElement },
): Promise<void> {
  const input = form.read()
  if (typeof input === 'string') {
    said.textContent = input
    return
  }
  yes.disabled = true
  try {
    await callDaemon('apply-change', { change: plan.change, name: plan.name, ...input, plan: plan.plan })
    dialog.close()
    onDone(plan.summary)
  } catch (error) {
    const isAsked = error instanceof DaemonFault && ['plan-outdated', 'unauthorized'].includes(error.code)
    if (isAsked) again(textOf(error))
    else said.textContent = textOf(error)
    yes.disabled = false
  }
}

function title(text: string): HTMLElement {
  return element('h2', { id: 'change-title' }, strangeText(text, 500))
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
