import * as z from 'zod';

import { oneLine, withoutControls } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';
import { isLastEvent } from './application-values';

/** To the recruiters of a company that has a new candidate. */
export const applicationReceivedMail = defineMail({
  template: 'applicationReceived',
  kind: 'candidates',
  values: z.object({
    name: z.string(),
    /** The applicant. */
    other: z.string(),
    job: z.string(),
    path: z.string(),
    application: z.number(),
    version: z.number(),
  }),
  keptValues: ['name', 'job', 'path', 'application', 'version'],
  placeholders: { other: oneLine, job: withoutControls },
  link: ({ path }) => path,
  isDue: (db, values) => isLastEvent(db, values, ['submitted']),
  words: {
    en: {
      subject: 'New application: {job}',
      preheader: '{other} has applied',
      greeting: 'Hello {name}',
      paragraphs: ['{other} has applied for “{job}”.'],
      button: 'Open the application',
      notes: ['You get this mail because you are a recruiter of this company.'],
    },
    es: {
      subject: 'Nueva postulación: {job}',
      preheader: '{other} se postuló',
      greeting: 'Hola, {name}',
      paragraphs: ['{other} se postuló a «{job}».'],
      button: 'Abrir la postulación',
      notes: ['Recibes este correo porque reclutas para esta empresa.'],
    },
    pt: {
      subject: 'Nova candidatura: {job}',
      preheader: '{other} se candidatou',
      greeting: 'Olá, {name}',
      paragraphs: ['{other} se candidatou à vaga “{job}”.'],
      button: 'Abrir a candidatura',
      notes: ['Você recebe este e-mail porque recruta para esta empresa.'],
    },
  },
});
