/** Bytes for people: `812 B`, `4.2 kB`, `1.3 MB`, in powers of 1000. */
export function readableSize(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1_000_000)
        return `${(bytes / 1000).toFixed(1)} kB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
