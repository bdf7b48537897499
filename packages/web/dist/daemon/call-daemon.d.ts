/** Calls an operation of the daemon that served this page. Throws a `DaemonFault` whose message is for people. */
export declare function callDaemon<Answer>(operation: string, input: object, signal?: AbortSignal): Promise<Answer>;
