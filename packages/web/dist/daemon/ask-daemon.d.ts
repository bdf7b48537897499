/** A request to the daemon that served this page, with the key where there is one. A key that ended is forgotten. */
export declare function askDaemon(path: string, options?: RequestInit): Promise<Response>;
