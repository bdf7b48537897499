/** Part of what a remembered verdict is kept under: a change of any rule or of how texts are read counts it up. */
export const scanEngineVersion = '79'
