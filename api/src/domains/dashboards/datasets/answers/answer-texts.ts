import type { Locale } from '@enlace/shared-contract/text';

interface AnswerTexts {
  readonly notGiven: string;
  readonly others: string;
  readonly removed: string;
  years(from: string, to: string): string;
}

/** Labels of groups that are no rows. */
export const answerTexts: Readonly<Record<Locale, AnswerTexts>> = {
  en: {
    notGiven: 'Not given',
    others: 'Others',
    removed: 'Removed',
    years: (from, to) => (to === '' ? `${from} years or more` : `${from} to ${to} years`),
  },
  es: {
    notGiven: 'Sin indicar',
    others: 'Otros',
    removed: 'Eliminado',
    years: (from, to) => (to === '' ? `${from} años o más` : `De ${from} a ${to} años`),
  },
  pt: {
    notGiven: 'Não informado',
    others: 'Outros',
    removed: 'Removido',
    years: (from, to) => (to === '' ? `${from} anos ou mais` : `De ${from} a ${to} anos`),
  },
};
