import {
  type answerQuizSchema,
  attemptAnswerSchema,
  type LessonNote,
  lessonWorkCalls,
  noteAnswerSchema,
  notesSchema,
  quizAnswerSchema,
  quizCalls,
  taskWorkAnswerSchema,
} from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall, subjectOf } from '@enlace/shared-data';
import type * as z from 'zod/mini';

import { progress } from '../../lib/learning.slice';

interface OfLesson {
  readonly lesson: number;
}

interface TaskInput {
  readonly text: string;
  readonly url: string;
  readonly keepsFile: boolean;
  readonly file: File | null;
}

type Answers = z.infer<typeof answerQuizSchema>;

const notesOf = (lesson: number): string => subjectOf('my-lesson-notes', lesson);
const workOf = (lesson: number): string => subjectOf('my-lesson-work', lesson);

/** The quiz, the task and the notes of a lesson. */
export const lessonWork = createCalls('member/lesson-work', {
  quiz: defineCall({
    client: 'authenticated',
    request: ({ lesson }: OfLesson) => ({ call: quizCalls.read, params: { id: lesson } }),
    read: dataOf(quizAnswerSchema.shape.data),
    shows: ({ lesson }) => [workOf(lesson)],
  }),
  answerQuiz: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ lesson, ...body }: OfLesson & Answers) => ({
      call: quizCalls.answerQuiz,
      params: { id: lesson },
      body,
    }),
    read: dataOf(attemptAnswerSchema.shape.data),
    changes: ({ lesson }) => [workOf(lesson), progress],
  }),
  task: defineCall({
    client: 'authenticated',
    request: ({ lesson }: OfLesson) => ({ call: lessonWorkCalls.taskWork, params: { id: lesson } }),
    read: dataOf(taskWorkAnswerSchema.shape.data),
    shows: ({ lesson }) => [workOf(lesson)],
  }),
  submitTask: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ lesson, text, url, keepsFile, file }: OfLesson & TaskInput) => ({
      call: lessonWorkCalls.submitTask,
      params: { id: lesson },
      body: { text, url, keeps_file: keepsFile, ...(file !== null && { file }) },
    }),
    read: dataOf(taskWorkAnswerSchema.shape.data),
    changes: ({ lesson }) => [workOf(lesson), progress],
  }),
  notes: defineCall({
    client: 'authenticated',
    request: ({ lesson }: OfLesson) => ({ call: lessonWorkCalls.notes, params: { id: lesson } }),
    read: dataOf(notesSchema.shape.data),
    shows: ({ lesson }) => [notesOf(lesson)],
  }),
  addNote: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ lesson, ...body }: OfLesson & Pick<LessonNote, 'text' | 'second'>) => ({
      call: lessonWorkCalls.addLessonNote,
      params: { id: lesson },
      body,
    }),
    read: dataOf(noteAnswerSchema.shape.data),
    changes: ({ lesson }) => [notesOf(lesson)],
  }),
  editNote: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id, text }: OfLesson & Pick<LessonNote, 'id' | 'text'>) => ({
      call: lessonWorkCalls.editLessonNote,
      params: { id },
      body: { text },
    }),
    read: dataOf(noteAnswerSchema.shape.data),
    changes: ({ lesson }) => [notesOf(lesson)],
  }),
  removeNote: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id }: OfLesson & Pick<LessonNote, 'id'>) => ({
      call: lessonWorkCalls.removeLessonNote,
      params: { id },
    }),
    read: () => null,
    changes: ({ lesson }) => [notesOf(lesson)],
  }),
});
