/** Telling words up to which a question is short; one of more is a task, which is about what most of its words say together. */
export const longestQuestion = 16
