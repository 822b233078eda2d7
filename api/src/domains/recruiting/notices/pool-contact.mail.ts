import { sql } from 'kysely';
import * as z from 'zod';

import { withoutControls } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';

/** To a member of the pool whom a company has written to. */
export const poolContactMail = defineMail({
  template: 'poolContact',
  kind: 'applications',
  values: z.object({
    name: z.string(),
    company: z.string(),
    /** The words of the recruiter. */
    body: z.string(),
    path: z.string(),
    contactId: z.number(),
  }),
  keptValues: ['name', 'company', 'body', 'path', 'contactId'],
  placeholders: { company: withoutControls },
  quotedTexts: ({ body }) => (body === '' ? [] : [body]),
  link: ({ path }) => path,
  isDue: async (db, { contactId }) => {
    const { rows } = await sql`select 1 from pool_contacts k where k.id = ${contactId} and k.state = 'sent'
      and exists (select 1 from pool_members p where p.user_id = k.member_id and p.is_listed and p.allows_contact)
      and not exists (select 1 from pool_blocks b
        where b.user_id = k.member_id and b.company_id = k.company_id)`.execute(db);
    return rows.length > 0;
  },
  words: {
    en: {
      subject: '{company} would like to talk to you',
      preheader: 'A message from the talent pool',
      greeting: 'Hello {name}',
      paragraphs: [
        '{company} has found you in the talent pool and writes:',
        'The company gets your e-mail address only when you accept.',
      ],
      button: 'Answer',
      notes: ['You get this mail because you are in the talent pool and allow companies to write to you.'],
    },
    es: {
      subject: '{company} quiere hablar contigo',
      preheader: 'Un mensaje de la bolsa de talento',
      greeting: 'Hola, {name}',
      paragraphs: [
        '{company} te encontró en la bolsa de talento y te escribe:',
        'La empresa recibe tu correo solo si aceptas.',
      ],
      button: 'Responder',
      notes: ['Recibes este correo porque estás en la bolsa de talento y permites que las empresas te escriban.'],
    },
    pt: {
      subject: '{company} quer conversar com você',
      preheader: 'Uma mensagem do banco de talentos',
      greeting: 'Olá, {name}',
      paragraphs: [
        '{company} encontrou você no banco de talentos e escreve:',
        'A empresa recebe seu e-mail somente se você aceitar.',
      ],
      button: 'Responder',
      notes: ['Você recebe este e-mail porque está no banco de talentos e permite que empresas escrevam para você.'],
    },
  },
});
