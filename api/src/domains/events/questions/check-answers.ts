import type { Locale } from '@enlace/shared-contract/text';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import type { StoredAnswer, StoredAnswers } from '../events.tables';
import { consentText } from './present-question';
import { questionTexts } from './question-texts';
import type { QuestionRow } from './questions.repository';
import { type AnswerSources, type ReadAnswer, readAnswer } from './read-answer';

export type SentAnswers = Readonly<Record<string, unknown>>;

/** An answer that is acceptedAnswers: as it is stored, or a file that is to be stored. */
export interface AcceptedAnswer {
  readonly question: QuestionRow;
  readonly stored: StoredAnswer;
  readonly file?: UploadedFile;
}

export interface CheckedAnswers {
  readonly answers: readonly AcceptedAnswer[];
  /** Messages by the id of the question. */
  readonly faults: ReadonlyMap<number, string>;
}

/**
 * Checks a person's answers to the questions of a ticket, in their order. An answer to a question that the answers
 * before it hide is dropped, and such a question is not required. Answers to unknown questions are dropped, because a
 * question can be removed while a form is open. An earlier answer stays when no other one is sent.
 */
export function checkAnswers(
  questions: readonly QuestionRow[],
  sentAnswers: SentAnswers,
  sources: AnswerSources & { readonly now: Date; readonly allowsGaps?: boolean },
  earlierAnswers: StoredAnswers = {},
): CheckedAnswers {
  const texts = questionTexts[sources.locale];
  const acceptedAnswers = new Map<number, AcceptedAnswer>();
  const faults = new Map<number, string>();
  for (const question of questions) {
    if (!isAsked(question, acceptedAnswers)) continue;
    const earlierAnswer = earlierAnswers[String(question.id)];
    if (earlierAnswer !== undefined && sentAnswers[String(question.id)] === undefined) {
      acceptedAnswers.set(question.id, { question, stored: earlierAnswer });
      continue;
    }
    const answer = readAnswer(question, sentAnswers[String(question.id)], sources);
    if (answer === 'empty' && sources.allowsGaps === true) continue;
    const fault = faultOf(question, answer, sources.locale);
    if (fault !== null) faults.set(question.id, question.type === 'consent' ? texts.consent : fault);
    else if (typeof answer === 'object' && 'value' in answer)
      acceptedAnswers.set(question.id, acceptedAnswer(question, answer, sources));
  }
  return { answers: [...acceptedAnswers.values()], faults };
}

/** Whether the answers before it make a question appear. */
function isAsked(
  { depends_on_id: id, depends_on_values: values }: QuestionRow,
  acceptedAnswers: ReadonlyMap<number, AcceptedAnswer>,
) {
  if (id === null) return true;
  const earlierAnswer = acceptedAnswers.get(id);
  if (earlierAnswer === undefined) return false;
  const { value, choices } = earlierAnswer.stored;
  const givenValues: readonly unknown[] = choices ?? [value];
  return values.length === 0 || givenValues.some((one) => values.some((wantedValue) => isSameValue(one, wantedValue)));
}

function isSameValue(value: unknown, wantedValue: string): boolean {
  return String(value).toLowerCase() === wantedValue.trim().toLowerCase();
}

function faultOf(question: QuestionRow, answer: ReadAnswer, locale: Locale): string | null {
  if (answer === 'empty') return question.is_required ? fieldText(locale, 'required') : null;
  if ('fault' in answer) return answer.fault;
  const isRefusal = question.type === 'consent' && question.is_required && answer.value !== true;
  return isRefusal ? questionTexts[locale].consent : null;
}

function acceptedAnswer(
  question: QuestionRow,
  { value, choices }: Extract<ReadAnswer, { readonly value: unknown }>,
  { locale, now }: AnswerSources & { readonly now: Date },
): AcceptedAnswer {
  if (value instanceof UploadedFile) return { question, stored: { value: null }, file: value };
  const consent =
    question.type === 'consent'
      ? { text: consentText(question, locale), version: question.text_version, at: now.toISOString() }
      : {};
  return { question, stored: { value, ...(choices === undefined ? {} : { choices }), ...consent } };
}
