import type { ColumnType, Generated } from 'kysely';

import type { Optional } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    course_instructors: { course_id: number; user_id: number };
    course_prerequisites: { course_id: number; required_id: number };
    enrolments: {
      id: Generated<number>;
      user_id: number;
      course_id: number;
      /** Time at which all lessons were completed; a later lesson does not take it back. */
      completed_at: Optional<Date>;
      created_at: ColumnType<Date, Date | undefined, Date>;
    };
    certificates: {
      id: Generated<number>;
      /** In the address of the public page. */
      code: Generated<string>;
      user_id: number;
      course_id: number | null;
      name: string;
      course_title: string;
      minutes: number;
      issued_at: Date;
      revoked_at: Optional<Date>;
      /** Whether its page has the name. */
      shows_name: Generated<boolean>;
      revoked_reason: Optional<string>;
    };
    lesson_completions: {
      user_id: number;
      lesson_id: number;
      completed_at: ColumnType<Date, Date | undefined, Date>;
      /** Version of the lesson's rule that was met. */
      rule_version: Generated<number>;
      granted_by_id: Optional<number>;
      /** Why an author completed it for the learner. */
      grant_reason: Optional<string>;
    };
    course_reviews: {
      id: Generated<number>;
      course_id: number;
      user_id: number;
      rating: number;
      text: string;
      created_at: Date;
      edited_at: Optional<Date>;
    };
    learning_goals: { user_id: number; days: number; created_at: Date };
    learning_hours: { user_id: number; hour: Date };
    course_waivers: {
      id: Generated<number>;
      course_id: number;
      user_id: number;
      reason: string;
      created_by_id: Optional<number>;
      created_at: Date;
    };
    course_modules: {
      id: Generated<number>;
      course_id: number;
      title: string;
      translations: Generated<unknown>;
      position: number;
    };
    quiz_questions: {
      id: Generated<number>;
      lesson_id: number;
      position: number;
      kind: 'one' | 'many' | 'text' | 'number' | 'order';
      text: string;
      choices: unknown;
      explanation: Optional<string>;
      /** How far a number may be from the right one. */
      tolerance: Generated<number>;
    };
    quiz_attempts: {
      id: Generated<number>;
      user_id: number;
      lesson_id: number;
      nonce: string;
      answers: unknown;
      score: number;
      is_passed: boolean;
      created_at: Date;
    };
    task_work: {
      id: Generated<number>;
      user_id: number;
      lesson_id: number;
      text: string;
      url: Optional<string>;
      submitted_at: Date;
      /** Written by `work/task-states.ts` only. */
      state: Generated<'handed_in' | 'returned' | 'accepted'>;
      file: Optional<unknown>;
      review_text: Optional<string>;
      reviewed_at: Optional<Date>;
      reviewed_by_id: Optional<number>;
    };
    lesson_notes: {
      id: Generated<number>;
      user_id: number;
      lesson_id: number;
      second: Optional<number>;
      text: string;
      created_at: Date;
      updated_at: Date;
    };
    lesson_posts: {
      id: Generated<number>;
      lesson_id: number;
      /** Null for a question. */
      question_id: Optional<number>;
      user_id: Optional<number>;
      text: string;
      nonce: string;
      created_at: Date;
      edited_at: Optional<Date>;
      removed_at: Optional<Date>;
    };
    lesson_watches: {
      user_id: number;
      lesson_id: number;
      /** Parts of the video that were watched, as [from, to] in seconds. */
      watched_parts: Generated<unknown>;
      watched_seconds: Generated<number>;
      /** Where the learner stopped, in seconds. */
      position: Generated<number>;
      /** Number of the last player that was opened, and of its last message. */
      session: Generated<number>;
      seq: Generated<number>;
      /** Seconds that may still count, as of `credited_at`. */
      credit: Generated<number>;
      credited_at: Date;
      seen_at: Date;
      /** First time at which the learner opened the lesson. */
      opened_at: Optional<Date>;
    };
    saved_courses: { user_id: number; course_id: number; saved_at: Date };
  }
}
