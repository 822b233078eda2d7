import { sql } from 'kysely';
import * as z from 'zod';

import { withoutControls } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';

/** To recruiters whose candidates wait for an answer. */
export const candidatesWaitingMail = defineMail({
  template: 'candidatesWaiting',
  kind: 'candidates',
  values: z.object({
    name: z.string(),
    company: z.string(),
    count: z.string(),
    days: z.string(),
    closeDays: z.string(),
    path: z.string(),
    companyId: z.number(),
  }),
  keptValues: ['name', 'company', 'count', 'days', 'closeDays', 'path', 'companyId'],
  placeholders: { company: withoutControls },
  link: ({ path }) => path,
  isDue: async (db, { companyId }) => {
    const { rows } = await sql`select 1 from applications a join jobs j on j.id = a.job_id
      where j.company_id = ${companyId} and a.user_id is not null
        and a.state in ('submitted', 'viewed', 'in_review', 'shortlisted') limit 1`.execute(db);
    return rows.length > 0;
  },
  words: {
    en: {
      subject: 'Candidates wait for an answer of {company}',
      preheader: '{count} without an answer for {days} days',
      greeting: 'Hello {name}',
      paragraphs: [
        '{count} of the candidates of {company} wait for an answer for {days} days or more.',
        'A short answer is a kind one: you can decline many at once, with one reason. After {closeDays} days without an answer we close an application and say so to the candidate.',
      ],
      button: 'Open the candidates',
      notes: ['You get this mail because you are a recruiter of this company.'],
    },
    es: {
      subject: 'Hay candidatas que esperan una respuesta de {company}',
      preheader: '{count} sin respuesta desde hace {days} días',
      greeting: 'Hola, {name}',
      paragraphs: [
        '{count} de las candidatas de {company} esperan una respuesta desde hace {days} días o más.',
        'Una respuesta corta ya es amable: puedes rechazar a muchas a la vez, con un motivo. Después de {closeDays} días sin respuesta cerramos la postulación y se lo decimos a la candidata.',
      ],
      button: 'Abrir las candidatas',
      notes: ['Recibes este correo porque reclutas para esta empresa.'],
    },
    pt: {
      subject: 'Há candidatas à espera de uma resposta da {company}',
      preheader: '{count} sem resposta há {days} dias',
      greeting: 'Olá, {name}',
      paragraphs: [
        '{count} das candidatas da {company} esperam uma resposta há {days} dias ou mais.',
        'Uma resposta curta já é gentil: você pode recusar muitas de uma vez, com um motivo. Depois de {closeDays} dias sem resposta, encerramos a candidatura e avisamos a candidata.',
      ],
      button: 'Abrir as candidatas',
      notes: ['Você recebe este e-mail porque recruta para esta empresa.'],
    },
  },
});
