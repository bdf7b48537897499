/** The parts of a segment, by their place in its file. */
export const segmentPart = {
  codes: 0,
  directory: 1,
  dictionary: 2,
  lists: 3,
  sketches: 4,
  stamps: 5,
  offsets: 6,
  records: 7,
  about: 8,
  meanings: 9,
  introductions: 10,
} as const
