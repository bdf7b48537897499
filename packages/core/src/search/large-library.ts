/** Skills from which on nobody looks at the words of descriptions one by one: among so many, some are like anything. */
export const largeLibrary = 20_000
