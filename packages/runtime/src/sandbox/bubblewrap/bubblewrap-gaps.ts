/** What bubblewrap does not stop, for people. */
export const bubblewrapGaps: readonly string[] = [
  'A mistake in the kernel that a program without rights can use.',
  'With the network granted: services that listen on this machine only, and sockets of it that have no file.',
  'With a project that may be written: filling its disk, and leaving files that something runs later. Those that are there and known to be run, such as hooks of Git, stay as they are.',
  'Using the processor as long as it may, and telling others something by that.',
]
