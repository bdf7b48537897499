export interface ServerEvent {
    readonly type: string;
    readonly data: string;
}
/** The events of a stream of server-sent events, as they come. Comments and other fields are passed over. */
export declare function readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent>;
