import type { questionSchema } from '@enlace/shared-contract/events';
import { choicesOf, type Field, type FormValues } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';
import * as z from 'zod/mini';

import type { texts } from '../../locales/en';

export type Question = z.infer<typeof questionSchema>;
type Text = Translate<typeof texts>;
type Shape = z.core.$ZodType;

/** Names a field of a question on one seat. */
export type NameOf = (questionId: number) => string;

const lineKinds = { text: 'text', number: 'text', email: 'email', phone: 'tel', date: 'date' } as const;
const longestText = { text: 500, textarea: 5000 };
const fileTypes = '.pdf,.png,.jpg,.jpeg';
const megabytes = 5;

/** The questions of a ticket as fields of a form, each shown when the answers before it require it. */
export function questionFields(questions: readonly Question[], nameOf: NameOf, t: Text): Field[] {
  return questions.map((question) => {
    const { id, help, label, is_required: isRequired } = question;
    return {
      ...controlOf(question, t),
      name: nameOf(id),
      label,
      isRequired,
      ...(help !== null && { hint: help }),
      ...(question.depends_on !== null && { isShown: (values) => isAsked(question, questions, nameOf, values) }),
    } satisfies Field;
  });
}

type Control = Field extends infer F ? (F extends Field ? Omit<F, 'name' | 'label'> : never) : never;

function controlOf({ type, choices }: Question, t: Text): Control {
  const options = choices.map(({ id, label, left: seatsLeft }) => ({
    value: String(id),
    label: seatsLeft === null ? label : t('details.choiceLeft', { label, count: seatsLeft }),
  }));
  const isShort = options.length <= 6;
  switch (type) {
    case 'textarea':
      return { kind: 'long', rows: 4 };
    case 'boolean':
      return {
        kind: 'radio',
        choices: choicesOf([
          { value: 'true', label: t('details.yes') },
          { value: 'false', label: t('details.no') },
        ]),
      };
    case 'single':
      return { kind: isShort ? 'radio' : 'choice', choices: choicesOf(options) };
    case 'multi':
      return { kind: 'many', choices: choicesOf(options), isSearched: options.length > 30 };
    case 'file':
      return { kind: 'file', accept: fileTypes, maxSize: megabytes };
    case 'consent':
      return { kind: 'tick' };
    case 'country':
      return { kind: 'text', autoComplete: 'country-name' };
    case 'time':
      return { kind: 'text', autoComplete: 'off', placeholder: '18:30' };
    case 'datetime':
      return { kind: 'text', autoComplete: 'off', placeholder: '2031-03-05T18:30' };
    default:
      return { kind: lineKinds[type], autoComplete: 'off' };
  }
}

/** Whether a question appears: its dependency appears too, and has one of the answers, or any answer. */
function isAsked(question: Question, all: readonly Question[], nameOf: NameOf, values: FormValues): boolean {
  const dependency = question.depends_on;
  if (dependency === null) return true;
  const earlierQuestion = all.find(({ id }) => id === dependency.question_id);
  if (earlierQuestion === undefined || !isAsked(earlierQuestion, all, nameOf, values)) return false;
  const value = values[nameOf(dependency.question_id)];
  const answers = (Array.isArray(value) ? value : [value])
    .filter((one) => one !== undefined && one !== '' && one !== null)
    .map((one) => String(one).trim());
  return dependency.values.length === 0
    ? answers.length > 0 && answers[0] !== 'false'
    : answers.some((answer) => dependency.values.includes(answer));
}

/** What a field can hold; the server checks the rest. */
export function questionShape({ type, max }: Question): Shape {
  if (type === 'multi') return z.optional(z.array(z.string()));
  if (type === 'consent') return z.optional(z.boolean());
  if (type === 'file') return z.optional(z.unknown());
  if (type !== 'text' && type !== 'textarea') return z.optional(z.string());
  return z.optional(z.string().check(z.maxLength(Math.min(Number(max ?? longestText[type]), longestText[type]))));
}
