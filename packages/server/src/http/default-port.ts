/** Where the daemon listens unless told otherwise: a fixed port, so that a client's configuration stays right. */
export const defaultPort = 7373
