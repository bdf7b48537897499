import { pageKey } from '../daemon/page-key.js';
import { element } from './element.js';
/** Asks for the key, telling where it is to be had; `onKept` is called once the page has it. */
export function keyForm(onKept) {
    const field = element('input', { type: 'password', id: 'key', autocomplete: 'off', spellcheck: 'false' });
    const said = element('p', { class: 'quiet', role: 'status' });
    const keep = element('button', { type: 'submit' }, 'Use it');
    const form = element('form', { class: 'key' }, element('label', { for: 'key' }, 'Key'), field, keep, said);
    form.addEventListener('submit', (event) => {
        event.preventDefault();
        if (pageKey.keep(field.value))
            onKept();
        else
            said.textContent = 'There is no key in this.';
    });
    return element('div', {}, element('p', {}, 'Whoever merely reaches this address must not decide for you. Run ', element('code', {}, 'metier serve status'), ' in the project: open the address of the page that it prints, or paste it here.'), form);
}
