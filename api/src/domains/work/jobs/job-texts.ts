import type { Locale } from '@enlace/shared-contract/text';

/** Messages below the fields of a job. */
export const jobTexts: Readonly<
  Record<Locale, Readonly<Record<'salary' | 'dates' | 'company' | 'candidates', string>>>
> = {
  en: {
    salary: 'The upper end is below the lower one.',
    dates: 'It would close before it is published.',
    company: 'Choose a company that you hire for.',
    candidates: 'Members have applied to this company, so the job stays with it. Duplicate the job for another one.',
  },
  es: {
    salary: 'El máximo es menor que el mínimo.',
    dates: 'Se cerraría antes de publicarse.',
    company: 'Elige una empresa para la que contratas.',
    candidates: 'Hay postulaciones a esta empresa, así que el empleo se queda con ella. Duplica el empleo para otra.',
  },
  pt: {
    salary: 'O máximo é menor que o mínimo.',
    dates: 'Ela se encerraria antes de ser publicada.',
    company: 'Escolha uma empresa para a qual você contrata.',
    candidates: 'Há candidaturas a esta empresa, por isso a vaga fica com ela. Duplique a vaga para outra.',
  },
};
