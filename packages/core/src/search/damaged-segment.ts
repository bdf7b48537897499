/** A segment of an index is not as it was written: whoever reads it makes it anew. */
export class DamagedSegment extends Error {
  override readonly name = 'DamagedSegment'

  constructor() {
    super('The index is damaged.')
  }
}
