/** The name of the skill for lessons whose subject gives no name, such as those that are written in another script. */
export const unnamedTopic = 'team-convention'
