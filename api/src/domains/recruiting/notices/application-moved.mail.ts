import type { Locale } from '@enlace/shared-contract/text';

import * as z from 'zod';

import { defineMail } from '../../../infrastructure/mail/define-mail';
import { applicationParts, applicationValues, isLastEvent, keptApplicationValues } from './application-values';

const steps = ['interview', 'offer', 'hired'] as const;
type GoodStep = (typeof steps)[number];

const sentences: Readonly<Record<Locale, Readonly<Record<GoodStep, string>>>> = {
  en: {
    interview: 'the team would like to get to know you in an interview. It will contact you by e-mail.',
    offer: 'the team would like to make you an offer. It will contact you by e-mail.',
    hired: 'you have the job. Congratulations!',
  },
  es: {
    interview: 'el equipo quiere conocerte en una entrevista. Te escribirá por correo.',
    offer: 'el equipo quiere hacerte una oferta. Te escribirá por correo.',
    hired: 'el empleo es tuyo. ¡Felicitaciones!',
  },
  pt: {
    interview: 'a equipe quer conhecer você em uma entrevista. Ela vai escrever por e-mail.',
    offer: 'a equipe quer fazer uma proposta para você. Ela vai escrever por e-mail.',
    hired: 'a vaga é sua. Parabéns!',
  },
};

const isStep = (value: string): value is GoodStep => steps.some((step) => step === value);

/** To a member whose application has made a step forward. */
export const applicationMovedMail = defineMail({
  template: 'applicationMoved',
  kind: 'applications',
  ...applicationParts,
  values: applicationValues.extend({ step: z.string() }),
  keptValues: [...keptApplicationValues, 'step'],
  placeholders: {
    ...applicationParts.placeholders,
    step: (value: string, locale: Locale) => (isStep(value) ? sentences[locale][value] : ''),
  },
  isDue: (db, values) => isLastEvent(db, values, steps),
  words: {
    en: {
      subject: 'News about your application: {job}',
      preheader: '{company} has moved your application forward',
      greeting: 'Hello {name}',
      paragraphs: ['Good news from {company} about “{job}”: {step}'],
      button: 'Open your application',
      notes: ['You get this mail because you applied for this job.'],
    },
    es: {
      subject: 'Novedades de tu postulación: {job}',
      preheader: '{company} avanzó con tu postulación',
      greeting: 'Hola, {name}',
      paragraphs: ['Buenas noticias de {company} sobre «{job}»: {step}'],
      button: 'Abrir tu postulación',
      notes: ['Recibes este correo porque te postulaste a este empleo.'],
    },
    pt: {
      subject: 'Novidades da sua candidatura: {job}',
      preheader: '{company} avançou com a sua candidatura',
      greeting: 'Olá, {name}',
      paragraphs: ['Boas notícias da {company} sobre “{job}”: {step}'],
      button: 'Abrir sua candidatura',
      notes: ['Você recebe este e-mail porque se candidatou a esta vaga.'],
    },
  },
});
