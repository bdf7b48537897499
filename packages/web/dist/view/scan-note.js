/** What the scanner found, in the form of any finding. */
export function scanNote({ severity, rule, message, why, next, path, line }) {
    return { severity, code: rule, message, help: `${why} ${next}`, file: path, line };
}
