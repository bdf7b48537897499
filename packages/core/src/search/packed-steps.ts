/** Steps to each side of zero of a packed vector: with so few nothing was lost that could be measured (docs/search-results.md). */
export const packedSteps = 7
