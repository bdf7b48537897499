/** What bubblewrap does not stop, for people. */
export const bubblewrapGaps: readonly string[] = [
  'A mistake in the kernel that a program without rights can use.',
  'With the network granted: services that listen on this machine only, and sockets without a file.',
  'With a project that may be written: filling its disk, and files in it that something runs later; the ones that are there and known to be run stay read-only.',
  'Use of the processor up to its limit, and its side effects that other programs can measure.',
]
