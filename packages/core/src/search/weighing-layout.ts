/** Where in the memory of a `WeighingKernel` things stand, in bytes, and how long they are. */
export const weighingLayout = {
  /** Sixteen bytes for each length of a piece: what of sixteen bytes belongs to it. */
  masks: 0,
  /** What `read` says beside where it stopped: how many terms it found, and place and entry of the piece there. */
  said: 272,
  /** The length of a sketch in two bytes, then the sketch. */
  sketch: 288,
  /** What else there is lies behind it. */
  free: 512,
  /**
   * Places of pieces by their hashes: bits of the hash, then the number of an entry plus 1. The entries are in the order in
   * which they were met: what is met often is met soon, and stands together.
   */
  place: 4,
  entryBits: 21,
  /** Entry of a piece: its letters, then what it gives in a text and in a name. */
  entry: 32,
  givenInText: 16,
  givenInName: 20,
  /** Row of a term: its weight in 64 bits, the fields that it stands in, its hash plus 1. */
  row: 16,
} as const
