/** Bytes for people: `812 B`, `4.2 kB`, `1.3 MB`, in powers of 1000. */
export declare function readableSize(bytes: number): string;
