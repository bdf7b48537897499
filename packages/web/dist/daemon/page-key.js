/** Under which the key is kept, for this tab alone and until it is closed. */
const place = 'metier-key';
/**
 * The key that makes the page the user's own hand: a token that `metier serve` prints behind `#key=` of the page's address.
 * What stands behind `#` is sent nowhere; it is taken out of the address at once, so that it stays in no history.
 */
export const pageKey = {
    read() {
        return sessionStorage.getItem(place) ?? undefined;
    },
    /** Takes whatever a person pastes: the key, or the whole address with it. False when there is none in it. */
    keep(text) {
        const key = /metier_[\w-]+\.[\w-]+/.exec(text)?.[0];
        if (key === undefined)
            return false;
        sessionStorage.setItem(place, key);
        return true;
    },
    forget() {
        sessionStorage.removeItem(place);
    },
    takeFromAddress() {
        if (!location.hash.startsWith('#key='))
            return;
        this.keep(decodeURIComponent(location.hash.replace(/%(?![0-9a-f]{2})/gi, '')));
        history.replaceState(undefined, '', `${location.pathname}#/`);
    },
};
