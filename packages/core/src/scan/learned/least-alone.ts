/**
 * What a window takes to be looked at beside its skill: nothing lower comes near to a warning. Windows of honest programs hardly
 * ever come to it, so that the rest of the skill is seldom read.
 */
export const leastAlone = -3
