/** Hits that a judge is shown. What is further down a person does not read either, and each costs tokens. */
export const judgedHits = 10
