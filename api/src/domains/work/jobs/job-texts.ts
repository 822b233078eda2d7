import type { Locale } from '@enlace/shared-contract/text';

/** Messages below the fields of a job. */
export const jobTexts: Readonly<Record<Locale, Readonly<Record<'salary' | 'dates' | 'company', string>>>> = {
  en: {
    salary: 'The upper end is below the lower one.',
    dates: 'It would close before it is published.',
    company: 'Choose a company that you hire for.',
  },
  es: {
    salary: 'El máximo es menor que el mínimo.',
    dates: 'Se cerraría antes de publicarse.',
    company: 'Elige una empresa para la que contratas.',
  },
  pt: {
    salary: 'O máximo é menor que o mínimo.',
    dates: 'Ela se encerraria antes de ser publicada.',
    company: 'Escolha uma empresa para a qual você contrata.',
  },
};
