import { stateLesson } from './state-lesson.ts'

/** By what two lessons are the same: the words of the statement, without case and signs. */
export function lessonKey(lesson: string): string {
  const words = stateLesson(lesson)
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu)
  return (words ?? []).join(' ')
}
