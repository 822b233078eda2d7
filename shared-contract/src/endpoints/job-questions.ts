import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { wire } from '../define-resource';
import { fileInput, id, idInput, line, optionalId, optionalText, translations, wholeInput, yesNo } from '../fields';
import { listOf, tableOf } from '../written-values';

// As the edit call of jobs.
const editors = only(['recruiters', 'admin'], 'jobs.edit');

/** Questions of a job, and the files of its applicants (docs/guides/recruiting.md). */
export const jobQuestionCalls = {
  getJobQuestions: wire.get('/api/v2/jobs/{id}/questions', editors),
  /**
   * Stores all questions of a job; an entry without id is a new question, and a missing one is removed. Sent applications
   * keep questions and answers. 409 `CONFLICT` for another `version` than the stored one, with `details.version`.
   */
  saveJobQuestions: wire.post('/api/v2/jobs/{id}/questions', 'json', editors, { changes: [] }),
  /** Stores a file of an application that is not sent. The same `key` answers the file that was stored first. */
  addApplicationFile: wire.post('/api/v2/jobs/{id}/application-files', 'multipart', signedIn, { changes: [] }),
  /** Removes a file of an application that is not sent. Repeating it changes nothing. */
  removeApplicationFile: wire.post('/api/v2/application-files/{id}/remove', 'none', signedIn, { changes: [] }),
  /** The content, as an attachment; also by cookie, for links. For the applicant, and for readers of the candidate. */
  downloadApplicationFile: wire.get('/api/v2/application-files/{id}', signedIn),
} as const;

export const jobQuestionKinds = ['line', 'text', 'yes_no', 'choice', 'choices', 'file'] as const;

export type JobQuestionKind = (typeof jobQuestionKinds)[number];

export const mostJobQuestions = 20;

export const mostQuestionChoices = 30;

/** Most characters of an answer. */
export const mostAnswerLengths = { line: 300, text: 4000 } as const;

/** Files of one application. */
export const mostApplicationFiles = 5;

/** Of one file of an application. */
export const mostFileMegabytes = 5;

const choiceInputSchema = z.object({
  /** Of a choice that exists. */
  id: z.optional(z.string().check(z.regex(/^[\da-z-]{1,36}$/))),
  label: line(200),
  translations,
});

const jobQuestionInputSchema = z.object({
  id: z.optional(idInput),
  kind: z.enum(jobQuestionKinds),
  label: line(300),
  help: optionalText(1000),
  is_required: z.optional(yesNo),
  /** Of `choice` and `choices`, in their order; at least two. */
  choices: z.optional(listOf(z.array(choiceInputSchema).check(z.maxLength(mostQuestionChoices)))),
  translations,
});

export type JobQuestionInput = z.infer<typeof jobQuestionInputSchema>;

export const saveJobQuestionsSchema = z.object({
  /** Of the list that was read. */
  version: wholeInput(0),
  questions: z.array(jobQuestionInputSchema).check(z.maxLength(mostJobQuestions)),
});

/** A question in the language of the request. */
export const askedQuestionSchema = z.object({
  id,
  kind: z.enum(jobQuestionKinds),
  label: z.string(),
  help: z.nullable(z.string()),
  is_required: z.boolean(),
  /** Empty for other kinds than `choice` and `choices`. */
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
});

export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** A question as it is edited: texts in English, and their translations. */
const jobQuestionSchema = z.extend(askedQuestionSchema, {
  choices: z.array(z.object({ id: z.string(), label: z.string(), translations })),
  translations,
});

export type JobQuestion = z.infer<typeof jobQuestionSchema>;

/** Answer of `getJobQuestions` and `saveJobQuestions`. */
export const jobQuestionsSchema = z.object({
  data: z.object({
    /** 0 before the first write. */
    version: z.number(),
    questions: z.array(jobQuestionSchema),
  }),
});

/** A text, yes or no, the id of a choice, or ids of choices. */
const answerSchema = z.union([
  z.boolean(),
  z.string().check(z.maxLength(mostAnswerLengths.text)),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(mostQuestionChoices)),
]);

/** Answers that are not sent, by the id of their question. Files are stored by `addApplicationFile`. */
export const typedAnswersSchema = z.record(z.string().check(z.regex(/^\d{1,15}$/)), answerSchema);

export type TypedAnswers = z.infer<typeof typedAnswersSchema>;

/** Typed answers in a body. */
export const answersInput = z.optional(tableOf(typedAnswersSchema));

/** A question and its answer as they were when the application was sent; choices have their labels. */
export const sentAnswerSchema = z.object({
  label: z.string(),
  kind: z.enum(jobQuestionKinds),
  answer: z.union([z.boolean(), z.string(), z.array(z.string())]),
});

export type SentAnswer = z.infer<typeof sentAnswerSchema>;

export const addApplicationFileSchema = z.object({
  /** Identifies the file: a repeated request has the same one. */
  key: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  /** Missing for a free attachment. */
  question_id: optionalId,
  /** PDF, Word, ODT, PNG or JPEG. */
  file: fileInput,
});

export const applicationFileSchema = z.object({
  id,
  /** As the applicant named it. */
  name: z.string(),
  bytes: z.number(),
  /** MIME type of the content. */
  type: z.string(),
  /** The question that it answers; null for a free attachment, and for a question that was removed. */
  question_id: z.nullable(id),
  /** The question as it was when the application was sent; null for a free attachment. */
  question: z.nullable(z.string()),
});

export type ApplicationFile = z.infer<typeof applicationFileSchema>;

/** Answer of `addApplicationFile`. */
export const applicationFileAnswerSchema = z.object({ data: applicationFileSchema });
