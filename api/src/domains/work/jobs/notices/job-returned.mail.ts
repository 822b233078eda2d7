import { sql } from 'kysely';
import * as z from 'zod';

import { withoutControls } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the recruiters of a job that was not published after its review. */
export const jobReturnedMail = defineMail({
  template: 'jobReturned',
  kind: 'candidates',
  values: z.object({
    name: z.string(),
    job: z.string(),
    /** What has to change. */
    body: z.string(),
    path: z.string(),
    jobId: z.number(),
  }),
  keptValues: ['name', 'job', 'body', 'path', 'jobId'],
  placeholders: { job: withoutControls },
  quotedTexts: ({ body }) => (body === '' ? [] : [body]),
  link: ({ path }) => path,
  isDue: async (db, { jobId }) => {
    const { rows } = await sql`select 1 from jobs where id = ${jobId} and deleted_at is null
      and published_at is null`.execute(db);
    return rows.length > 0;
  },
  words: {
    en: {
      subject: 'Please change your job: {job}',
      preheader: 'The review has a note for you',
      greeting: 'Hello {name}',
      paragraphs: [
        'We have read “{job}” and would like you to change something before it is published:',
        'The job is a draft again. You can ask for another review, or publish it yourself.',
      ],
      button: 'Open the job',
      notes: ['You get this mail because you are a recruiter of this company.'],
    },
    es: {
      subject: 'Cambia algo en tu empleo: {job}',
      preheader: 'La revisión tiene una nota para ti',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Leímos «{job}» y te pedimos un cambio antes de publicarlo:',
        'El empleo vuelve a ser un borrador. Puedes pedir otra revisión o publicarlo por tu cuenta.',
      ],
      button: 'Abrir el empleo',
      notes: ['Recibes este correo porque reclutas para esta empresa.'],
    },
    pt: {
      subject: 'Mude algo na sua vaga: {job}',
      preheader: 'A revisão tem uma observação para você',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Lemos “{job}” e pedimos uma mudança antes da publicação:',
        'A vaga voltou a ser um rascunho. Você pode pedir outra revisão ou publicá-la por conta própria.',
      ],
      button: 'Abrir a vaga',
      notes: ['Você recebe este e-mail porque recruta para esta empresa.'],
    },
  },
});
