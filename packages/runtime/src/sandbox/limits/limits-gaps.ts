/** What limits alone do not stop, for people. */
export const limitsGaps: readonly string[] = [
  'Reading every file that you may read, your keys and what Metier keeps among them, by its full path.',
  'Writing and deleting every file that you may write, by its full path.',
  'Talking to the network and to services of this machine.',
  'Seeing your other processes, reading their environment, stopping them.',
  'Outliving the run, for a program that empties its environment and makes a session of its own, where it belongs to no control group.',
]
