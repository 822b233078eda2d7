import { sql } from 'kysely';
import * as z from 'zod';

import { longDate, withoutControls } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the recruiters of a job whose last day is near. */
export const jobEndingMail = defineMail({
  template: 'jobEnding',
  kind: 'candidates',
  values: z.object({
    name: z.string(),
    job: z.string(),
    /** The last day, ISO 8601. */
    date: z.string(),
    path: z.string(),
    jobId: z.number(),
  }),
  keptValues: ['name', 'job', 'date', 'path', 'jobId'],
  placeholders: { job: withoutControls, date: longDate },
  link: ({ path }) => path,
  isDue: async (db, { jobId, date }) => {
    const { rows } = await sql`select 1 from jobs where id = ${jobId} and deleted_at is null
      and ends_at = closes_at and date_trunc('milliseconds', closes_at) = ${date}::timestamptz`.execute(db);
    return rows.length > 0;
  },
  words: {
    en: {
      subject: 'The last day of your job is near: {job}',
      preheader: 'Open until {date}',
      greeting: 'Hello {name}',
      paragraphs: [
        '“{job}” accepts applications until {date}. After that, nobody finds it in lists any more.',
        'You can renew it with one click, or mark it as filled.',
      ],
      button: 'Renew the job',
      notes: ['You get this mail because you are a recruiter of this company.'],
    },
    es: {
      subject: 'Se acerca el último día de tu empleo: {job}',
      preheader: 'Abierto hasta el {date}',
      greeting: 'Hola, {name}',
      paragraphs: [
        '«{job}» recibe postulaciones hasta el {date}. Después ya no aparece en las listas.',
        'Puedes renovarlo con un clic o marcarlo como cubierto.',
      ],
      button: 'Renovar el empleo',
      notes: ['Recibes este correo porque reclutas para esta empresa.'],
    },
    pt: {
      subject: 'O último dia da sua vaga está próximo: {job}',
      preheader: 'Aberta até {date}',
      greeting: 'Olá, {name}',
      paragraphs: [
        '“{job}” recebe candidaturas até {date}. Depois disso, ela não aparece mais nas listas.',
        'Você pode renová-la com um clique ou marcá-la como preenchida.',
      ],
      button: 'Renovar a vaga',
      notes: ['Você recebe este e-mail porque recruta para esta empresa.'],
    },
  },
});
