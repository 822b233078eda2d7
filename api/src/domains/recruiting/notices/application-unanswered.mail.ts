import { closeDays } from '@enlace/shared-contract/recruiting';

import { defineMail } from '../../../infrastructure/mail/define-mail';
import { applicationParts, applicationValues, isLastEvent, keptApplicationValues } from './application-values';

/** To a member whose application was closed without an answer of the company. */
export const applicationUnansweredMail = defineMail({
  template: 'applicationUnanswered',
  kind: 'applications',
  ...applicationParts,
  values: applicationValues,
  keptValues: keptApplicationValues,
  isDue: (db, values) => isLastEvent(db, values, ['auto_closed']),
  words: {
    en: {
      subject: 'Your application: {job}',
      preheader: '{company} has not answered',
      greeting: 'Hello {name}',
      paragraphs: [
        `{company} has not answered your application for “{job}” for ${closeDays} days, so we have closed it. You do not need to wait any longer.`,
        'The silence is not about you. The company can still open your application again; then you get a mail.',
      ],
      button: 'Open your application',
      notes: ['You get this mail because you applied for this job.'],
    },
    es: {
      subject: 'Tu postulación: {job}',
      preheader: '{company} no respondió',
      greeting: 'Hola, {name}',
      paragraphs: [
        `{company} no respondió a tu postulación a «{job}» en ${closeDays} días, así que la cerramos. Ya no tienes que esperar.`,
        'El silencio no habla de ti. La empresa todavía puede reabrir tu postulación; en ese caso te escribiremos.',
      ],
      button: 'Abrir tu postulación',
      notes: ['Recibes este correo porque te postulaste a este empleo.'],
    },
    pt: {
      subject: 'Sua candidatura: {job}',
      preheader: '{company} não respondeu',
      greeting: 'Olá, {name}',
      paragraphs: [
        `{company} não respondeu à sua candidatura à vaga “{job}” em ${closeDays} dias, por isso a encerramos. Você não precisa mais esperar.`,
        'O silêncio não é sobre você. A empresa ainda pode reabrir sua candidatura; nesse caso avisamos você.',
      ],
      button: 'Abrir sua candidatura',
      notes: ['Você recebe este e-mail porque se candidatou a esta vaga.'],
    },
  },
});
