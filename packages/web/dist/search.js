import { callDaemon } from './daemon/call-daemon.js';
/** Milliseconds without a key after which the daemon is asked. */
const pause = 120;
/** Answers asked for at once; whoever reads further has better words. */
const limit = 200;
/** Search as somebody types: only the answer to the latest question is ever told. */
export class Search {
    #onFound;
    #asking;
    #timer;
    constructor(onFound) {
        this.#onFound = onFound;
    }
    ask(query) {
        this.#asking?.abort();
        clearTimeout(this.#timer);
        if (query.trim() === '')
            return;
        this.#timer = setTimeout(() => void this.#send(query), pause);
    }
    /** A search that fails leaves what the page finds by itself. */
    async #send(query) {
        const asking = new AbortController();
        this.#asking = asking;
        try {
            const found = await callDaemon('find', { query: [query], limit }, asking.signal);
            if (!asking.signal.aborted)
                this.#onFound(query, found);
        }
        catch {
            // Aborted by the next key, or the daemon is gone, which the sign of the connection says.
        }
    }
}
