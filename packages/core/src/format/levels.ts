/**
 * How strictly a skill is judged (decisions R-1): `load` asks whether it can be used at all,
 * `standard` is the text of the specification, `strict` makes every lint warning an error.
 */
export const levels = ['load', 'standard', 'strict'] as const

export type Level = (typeof levels)[number]
