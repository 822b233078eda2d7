import { addAttendeeSchema } from '@enlace/shared-contract/attendees';
import { cleanLine, cleanText, type Locale, readNumber } from '@enlace/shared-contract/text';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import { foldName } from '../../../kit/core/values/choice-names';
import type { Countries } from '../../../kit/core/values/find-countries';
import { readPhone } from '../../../kit/core/values/read-phone';
import { choiceLabel } from './present-question';
import { questionTexts } from './question-texts';
import type { QuestionRow } from './questions.repository';
import { readTime } from './read-time';

/** An answer whose form is right, an empty one, or the message for the person. */
export type ReadAnswer =
  | {
      readonly value: string | number | boolean | readonly number[] | UploadedFile;
      readonly choices?: readonly number[];
    }
  | 'empty'
  | { readonly fault: string };

export interface AnswerSources {
  readonly locale: Locale;
  readonly countries: Countries;
}

const longestText = { text: 500, textarea: 5000 };
const { email } = addAttendeeSchema.shape;
const yes = new Set(['true', '1', 'on', 'yes', 'sí', 'si', 'sim']);
const no = new Set(['false', '0', 'off', 'no', 'não', 'nao']);

/** Reads an answer by the type of its question. */
export function readAnswer(question: QuestionRow, raw: unknown, sources: AnswerSources): ReadAnswer {
  const { locale, countries } = sources;
  const texts = questionTexts[locale];
  if (question.type === 'multi') return readPicks(question, Array.isArray(raw) ? raw : [raw], locale);
  const sentValue: unknown = Array.isArray(raw) ? raw.at(-1) : raw;
  if (question.type === 'file') {
    if (sentValue instanceof UploadedFile) return { value: sentValue };
    return isBlank(sentValue) ? 'empty' : { fault: texts.file };
  }
  if (isBlank(sentValue)) return 'empty';
  if (typeof sentValue === 'object') return { fault: fieldText(locale, 'format') };
  const text = (question.type === 'textarea' ? cleanText : cleanLine)(String(sentValue));
  if (text === '') return 'empty';
  switch (question.type) {
    case 'text':
    case 'textarea':
      return readText(question, text, longestText[question.type], locale);
    case 'number':
      return readNumberAnswer(question, text, locale);
    case 'email':
      return email.safeParse(text).success ? { value: text } : { fault: fieldText(locale, 'email') };
    case 'phone': {
      const number = readPhone(text, null);
      return number === null ? { fault: fieldText(locale, 'phone') } : { value: number };
    }
    case 'date':
    case 'time':
    case 'datetime':
      return readTime({ ...question, type: question.type }, text, locale);
    case 'boolean':
    case 'consent': {
      const word = text.toLowerCase();
      if (yes.has(word)) return { value: true };
      return no.has(word) ? { value: false } : { fault: fieldText(locale, 'boolean') };
    }
    case 'single': {
      const picks = readPicks({ ...question, min: null, max: null }, [text], locale);
      return typeof picks === 'object' && 'choices' in picks && picks.choices?.[0] !== undefined
        ? { value: picks.choices[0], choices: picks.choices }
        : picks;
    }
    case 'country': {
      const code = countries.get(foldName(text));
      return code === undefined ? { fault: fieldText(locale, 'country') } : { value: code };
    }
  }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function readText({ min, max }: QuestionRow, text: string, longest: number, locale: Locale): ReadAnswer {
  const most = Math.min(max === null ? longest : Number(max), longest);
  const length = [...text].length;
  if (length > most) return { fault: fieldText(locale, 'tooLong', most) };
  if (min !== null && length < Number(min)) return { fault: fieldText(locale, 'tooShort', min) };
  return { value: text };
}

function readNumberAnswer({ min, max }: QuestionRow, text: string, locale: Locale): ReadAnswer {
  const number = readNumber(text);
  if (number === null) return { fault: fieldText(locale, 'plainNumber') };
  if (min !== null && number < Number(min)) return { fault: fieldText(locale, 'tooSmall', min) };
  if (max !== null && number > Number(max)) return { fault: fieldText(locale, 'tooBig', max) };
  return { value: number };
}

/** Choices by their ids, or by their labels in any language. */
function readPicks({ choices, min, max }: QuestionRow, sentChoices: readonly unknown[], locale: Locale): ReadAnswer {
  const ids = new Set<number>();
  for (const one of sentChoices.filter((entry) => !isBlank(entry))) {
    const choice = choices.find(({ id }) => String(id) === String(one).trim()) ?? findByLabel(choices, String(one));
    if (choice === undefined) return { fault: fieldText(locale, 'choice') };
    ids.add(choice.id);
  }
  if (ids.size === 0) return 'empty';
  if (min !== null && ids.size < Number(min)) return { fault: fieldText(locale, 'tooFew', min) };
  if (max !== null && ids.size > Number(max)) return { fault: fieldText(locale, 'tooMany', max) };
  return { value: [...ids], choices: [...ids] };
}

/** The choice with this label in one of the languages; case and accents do not matter. */
export function findByLabel<C extends QuestionRow['choices'][number]>(
  choices: readonly C[],
  label: string,
): C | undefined {
  const name = foldName(label);
  return choices.find((choice) =>
    (['en', 'es', 'pt'] as const).some((lang) => foldName(choiceLabel(choice, lang)) === name),
  );
}
