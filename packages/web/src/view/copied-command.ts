import { shellWord } from '../text/shell-word.ts'
import { element } from './element.ts'

/**
 * A command to copy into a terminal. `words` are ours, except those in `strange`, which
 * are quoted; nothing is offered where one of those could not be pasted safely.
 */
export function copiedCommand(
  label: string,
  words: readonly string[],
  strange: readonly string[] = [],
): HTMLElement | undefined {
  const quoted = strange.map(shellWord)
  if (quoted.includes(undefined)) return undefined
  const command = ['metier', ...words, ...quoted].join(' ')
  const button = element('button', { type: 'button', class: 'copy' }, 'Copy')
  button.setAttribute('aria-label', `Copy the command: ${label}`)
  const code = element('code', {}, command)
  button.addEventListener('click', () => void copy(command, button, code))
  return element('div', { class: 'command' }, element('span', {}, label), code, button)
}

async function copy(command: string, button: HTMLElement, code: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(command)
    button.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(code)
    button.textContent = 'Selected'
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000)
}
