/** Characters of one event; what is longer is none of ours. */
const longest = 4_000_000;
/** The events of a stream of server-sent events, as they come. Comments and other fields are passed over. */
export async function* readEvents(body) {
    const decoder = new TextDecoder();
    let rest = '';
    const reader = body.getReader();
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                return;
            rest += decoder.decode(value, { stream: true });
            const parts = rest.split(/\r?\n\r?\n/);
            rest = parts.pop() ?? '';
            if (rest.length > longest)
                return;
            for (const part of parts) {
                const event = eventOf(part);
                if (event !== undefined)
                    yield event;
            }
        }
    }
    finally {
        await reader.cancel().catch(() => { });
    }
}
function eventOf(text) {
    let type = 'message';
    const data = [];
    for (const line of text.split(/\r?\n/)) {
        if (line.startsWith('event:'))
            type = line.slice('event:'.length).trim();
        if (line.startsWith('data:'))
            data.push(line.slice('data:'.length).replace(/^ /, ''));
    }
    return data.length === 0 ? undefined : { type, data: data.join('\n') };
}
