import type { AskedQuestion, SentAnswer, TypedAnswers } from '@enlace/shared-contract/recruiting';
import { mostAnswerLengths } from '@enlace/shared-contract/recruiting';
import { cleanLine, cleanText, type Locale } from '@enlace/shared-contract/text';

import { fieldText } from '../../../infrastructure/errors/field-texts';

type TypedAnswer = TypedAnswers[string];

/** An answer with the labels of its choices, none, or the message for the applicant. */
type ReadAnswer = { readonly answer: SentAnswer['answer'] } | 'empty' | { readonly fault: string };

interface ReadAnswers {
  /** Good answers in the order of the questions. */
  readonly answers: SentAnswer[];
  /** Messages by field, e.g. `answers.12`. */
  readonly faults: Readonly<Record<string, string[]>>;
}

/**
 * Checks answers by the questions of a job. Answers to other questions are left out: a question can be removed while the
 * applicant types.
 * @param answeredByFile ids of the questions that a file of the draft answers
 */
export function readAnswers(
  questions: readonly AskedQuestion[],
  typedAnswers: TypedAnswers,
  answeredByFile: ReadonlySet<number>,
  locale: Locale,
): ReadAnswers {
  const answers: SentAnswer[] = [];
  const faults: Record<string, string[]> = {};
  for (const question of questions) {
    const { id, kind, label, is_required: isRequired } = question;
    const result = kind === 'file' ? 'empty' : readAnswer(question, typedAnswers[String(id)], locale);
    if (result === 'empty') {
      if (isRequired && !answeredByFile.has(id)) faults[`answers.${id}`] = [fieldText(locale, 'required')];
    } else if ('fault' in result) faults[`answers.${id}`] = [result.fault];
    else answers.push({ label, kind, answer: result.answer });
  }
  return { answers, faults };
}

function readAnswer(question: AskedQuestion, entry: TypedAnswer | undefined, locale: Locale): ReadAnswer {
  if (entry === undefined || entry === '') return 'empty';
  const { kind } = question;
  if (kind === 'line' || kind === 'text') return readText(entry, kind, locale);
  if (kind === 'yes_no') return readYesNo(entry, locale);
  return readChoices(question, entry, locale);
}

function readText(entry: TypedAnswer, kind: 'line' | 'text', locale: Locale): ReadAnswer {
  if (typeof entry !== 'string') return { fault: fieldText(locale, 'text') };
  const answer = (kind === 'line' ? cleanLine : cleanText)(entry);
  const most = mostAnswerLengths[kind];
  if (answer === '') return 'empty';
  return answer.length > most ? { fault: fieldText(locale, 'tooLong', most) } : { answer };
}

function readYesNo(entry: TypedAnswer, locale: Locale): ReadAnswer {
  if (entry === true || entry === 'true') return { answer: true };
  if (entry === false || entry === 'false') return { answer: false };
  return { fault: fieldText(locale, 'boolean') };
}

function readChoices({ kind, choices }: AskedQuestion, entry: TypedAnswer, locale: Locale): ReadAnswer {
  const ids = new Set(Array.isArray(entry) ? entry : [String(entry)]);
  if (ids.size === 0) return 'empty';
  const labels = choices.filter(({ id }) => ids.has(id)).map(({ label }) => label);
  if (labels.length < ids.size) return { fault: fieldText(locale, 'choice') };
  const [label = ''] = labels;
  if (kind === 'choices') return { answer: labels };
  return labels.length > 1 ? { fault: fieldText(locale, 'tooMany', 1) } : { answer: label };
}
