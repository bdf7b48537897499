/**
 * An element with attributes and children. Strings become text, never markup: this is the only way in which the page
 * makes anything, so what a stranger wrote cannot be more than text. No attribute that runs code or names a style is taken.
 */
export function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === undefined)
            continue;
        if (key.startsWith('on') || key === 'style' || key === 'srcdoc')
            throw new Error(`The page sets no ${key}.`);
        made.setAttribute(key, value);
    }
    made.append(...children.filter((child) => child !== undefined));
    return made;
}
