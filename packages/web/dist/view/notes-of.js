import { scanNote } from './scan-note.js';
/** What reading and scanning found in a skill, with places relative to it. */
export function notesOf({ source, scan }) {
    const found = source.findings.map(({ severity, code, message, help, path, line }) => ({
        severity,
        code,
        message,
        help,
        file: relative(path ?? source.location, source.directory),
        line,
    }));
    const scanned = (scan?.findings ?? []).map(scanNote);
    return [...scanned, ...found];
}
function relative(path, directory) {
    return path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : path;
}
