/** What an agent said and did, as one text. */
export function progressText(events) {
    const shown = events.slice(-200).map(({ type, text }) => {
        if (type === 'text')
            return text;
        return type === 'tool' ? `\n[${text}]\n` : '';
    });
    return shown.join('');
}
