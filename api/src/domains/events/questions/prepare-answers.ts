import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { fileTypeFromFile } from 'file-type';

import { answersFolder } from '../../../infrastructure/files/media.repository';
import { cleanName, storeUpload } from '../../../infrastructure/files/store-upload';
import type { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import { findCountries } from '../../../kit/core/values/find-countries';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { StoredAnswers } from '../events.tables';
import { type AcceptedAnswer, checkAnswers, type SentAnswers } from './check-answers';
import { questionTexts } from './question-texts';
import { findQuestions } from './questions.repository';

/** A person who is about to get a ticket, with the answers as sent. */
export interface AnsweringPerson {
  readonly ticketId: number;
  readonly answers: SentAnswers;
  /** Field of the body with this person: `attendees.0.`; empty for the person of the body itself. */
  readonly field: string;
  /** Answers before a change; those that are not sent stay. */
  readonly earlierAnswers?: StoredAnswers;
  /** Whether required answers can be empty, because an organiser corrects others; default: no. */
  readonly allowsGaps?: boolean;
}

const mostBytes = 5 * 1024 * 1024;
const kindByType: Readonly<Record<string, 'image' | 'document'>> = {
  'application/pdf': 'document',
  'image/png': 'image',
  'image/jpeg': 'image',
};

/**
 * Checks the answers of people before they get their tickets, and stores their files; returns what `attendees.answers`
 * contains, in the order of the people. `beforeCheck` runs when there are questions. Throws VALIDATION_FAILED with the
 * fields `answers[12]`. Call it outside of a transaction.
 */
export async function prepareAnswers(
  { deps, locale, now }: Pick<WriteContext, 'deps' | 'locale' | 'now'>,
  people: readonly AnsweringPerson[],
  beforeCheck?: () => Promise<unknown>,
): Promise<readonly StoredAnswers[]> {
  const questions = await findQuestions(deps.db, [...new Set(people.map(({ ticketId }) => ticketId))]);
  if (questions.length === 0) return people.map(({ earlierAnswers = {} }) => earlierAnswers);
  await beforeCheck?.();
  const hasCountries = questions.some(({ type }) => type === 'country');
  const countries = hasCountries ? await findCountries(deps.db) : new Map<string, string>();
  const fields = new Map<string, string>();
  const checks = people.map(({ ticketId, answers, field, earlierAnswers = {}, allowsGaps = false }) => {
    const ownQuestions = questions.filter((question) => question.ticket_id === ticketId);
    const sources = { locale, countries, now, allowsGaps };
    const { answers: acceptedAnswers, faults } = checkAnswers(ownQuestions, answers, sources, earlierAnswers);
    for (const [id, text] of faults) fields.set(answerField(field, id), text);
    return { field, acceptedAnswers, otherAnswers: answersOfRemoved(earlierAnswers, ownQuestions) };
  });
  for (const { field, acceptedAnswers } of checks)
    for (const { question, file } of acceptedAnswers) {
      const fault = file === undefined ? null : await faultOfFile(file, locale);
      if (fault !== null) fields.set(answerField(field, question.id), fault);
    }
  requireNoFaults(fields);
  const storedAnswers: StoredAnswers[] = [];
  for (const { acceptedAnswers, otherAnswers } of checks)
    storedAnswers.push({ ...otherAnswers, ...(await storeAnswers(deps, acceptedAnswers, locale)) });
  return storedAnswers;
}

/** Answers to questions that are no longer asked; they stay. */
function answersOfRemoved(answers: StoredAnswers, questions: readonly { readonly id: number }[]): StoredAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !questions.some((one) => String(one.id) === id)));
}

/** Field of an answer in the body: `answers[12]`. */
export function answerField(field: string, questionId: number): string {
  return `${field}answers[${questionId}]`;
}

/** Throws VALIDATION_FAILED when a field has a message. */
function requireNoFaults(fields: ReadonlyMap<string, string>): void {
  if (fields.size === 0) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `answers: ${[...fields.keys()].join(', ')}`,
    fields: Object.fromEntries([...fields].map(([name, text]) => [name, [text]])),
  });
}

async function faultOfFile(file: UploadedFile, locale: Locale): Promise<string | null> {
  if (file.size > mostBytes) return questionTexts[locale].fileSize;
  return (await kindOf(file)) === undefined ? questionTexts[locale].file : null;
}

/** The kind of a file by its first bytes; its name does not matter. */
async function kindOf(file: UploadedFile): Promise<'image' | 'document' | undefined> {
  return kindByType[(await fileTypeFromFile(file.path))?.mime ?? ''];
}

async function storeAnswers(
  deps: WriteContext['deps'],
  acceptedAnswers: readonly AcceptedAnswer[],
  locale: Locale,
): Promise<StoredAnswers> {
  const answers: Record<string, StoredAnswers[string]> = {};
  for (const { question, stored: storedAnswer, file } of acceptedAnswers)
    answers[String(question.id)] = file === undefined ? storedAnswer : { value: await storeFile(deps, file, locale) };
  return answers;
}

async function storeFile(deps: WriteContext['deps'], file: UploadedFile, locale: Locale): Promise<object> {
  const kind = (await kindOf(file)) ?? 'document';
  const options = { kind, field: 'answers', locale, createdBy: null, isPublic: false, folder: answersFolder } as const;
  const { url, mime, bytes } = await storeUpload(deps, file, options);
  return { url, mime, bytes, name: cleanName(file.name) ?? 'file' };
}
