import * as z from 'zod';

import { defineMail } from '../../../infrastructure/mail/define-mail';
import { applicationParts, applicationValues, isLastEvent, keptApplicationValues } from './application-values';

/** To a member whose application was rejected. */
export const applicationClosedMail = defineMail({
  template: 'applicationClosed',
  kind: 'applications',
  ...applicationParts,
  values: applicationValues.extend({ message: z.optional(z.string()) }),
  keptValues: [...keptApplicationValues, 'message'],
  quotedTexts: ({ body, message = '' }) => [message, body].filter((text) => text !== ''),
  isDue: (db, values) => isLastEvent(db, values, ['rejected']),
  words: {
    en: {
      subject: 'Your application: {job}',
      preheader: 'An answer about your application at {company}',
      greeting: 'Hello {name}',
      paragraphs: [
        'Thank you for your application for “{job}” at {company}. It does not go on this time.',
        'This is no judgement of you. We wish you the job that fits you, and there are others that may.',
      ],
      button: 'Open your application',
      notes: ['You get this mail because you applied for this job.'],
    },
    es: {
      subject: 'Tu postulación: {job}',
      preheader: 'Una respuesta sobre tu postulación en {company}',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Gracias por postularte a «{job}» en {company}. Esta vez no sigue adelante.',
        'No es un juicio sobre ti. Te deseamos el empleo que va contigo; hay otros que podrían serlo.',
      ],
      button: 'Abrir tu postulación',
      notes: ['Recibes este correo porque te postulaste a este empleo.'],
    },
    pt: {
      subject: 'Sua candidatura: {job}',
      preheader: 'Uma resposta sobre sua candidatura na {company}',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Obrigada por se candidatar à vaga “{job}” na {company}. Desta vez ela não segue adiante.',
        'Isso não é um julgamento sobre você. Desejamos a vaga que combina com você; há outras que podem ser ela.',
      ],
      button: 'Abrir sua candidatura',
      notes: ['Você recebe este e-mail porque se candidatou a esta vaga.'],
    },
  },
});
