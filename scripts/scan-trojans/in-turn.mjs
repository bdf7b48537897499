import { parts } from './parts.mjs'

/** A kind of attack of which every one is judged: the first turn gets the first, and after the last it begins again. */
export function inTurn(...attacks) {
  let turn = 0
  return (r, skill) => {
    const attack = attacks[turn % attacks.length]
    turn += 1
    return attack(parts(r, skill), r)
  }
}
