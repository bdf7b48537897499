import { frameClasses, type FrameClass } from './frame-classes.ts'

/** A set of classes: a bit for each of the first of them, and a bit for each of the others. */
export interface ClassSet {
  readonly low: number
  readonly high: number
}

const half = 32
const places = new Map(frameClasses.map((name, index) => [name, index] as const))

/** What is done with sets of classes, of which a scene is asked dozens of times. */
export const classSets = {
  of(names: Iterable<FrameClass>): ClassSet {
    let low = 0
    let high = 0
    for (const name of names) {
      const place = places.get(name) ?? 0
      if (place < half) low |= 1 << place
      else high |= 1 << (place - half)
    }
    return { low, high }
  },
  /** Whatever is in one of them. */
  either(sets: Iterable<ClassSet>): ClassSet {
    let low = 0
    let high = 0
    for (const set of sets) {
      low |= set.low
      high |= set.high
    }
    return { low, high }
  },
  has({ low, high }: ClassSet, name: FrameClass): boolean {
    const place = places.get(name) ?? 0
    return ((place < half ? low >>> place : high >>> (place - half)) & 1) === 1
  },
}
