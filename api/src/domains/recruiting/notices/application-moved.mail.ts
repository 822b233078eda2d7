import type { Locale } from '@enlace/shared-contract/text';

import * as z from 'zod';

import { defineMail } from '../../../infrastructure/mail/define-mail';
import { applicationParts, applicationValues, isLastEvent, keptApplicationValues } from './application-values';

const steps = ['in_review', 'shortlisted', 'interview', 'offer', 'hired'] as const;
type GoodStep = (typeof steps)[number];

const sentences: Readonly<Record<Locale, Readonly<Record<GoodStep, string>>>> = {
  en: {
    in_review: 'the team is looking at your application.',
    shortlisted: 'the team is looking at your application.',
    interview: 'the team would like to get to know you in an interview. It will contact you by e-mail.',
    offer: 'the team would like to make you an offer. It will contact you by e-mail.',
    hired: 'you have the job. Congratulations!',
  },
  es: {
    in_review: 'el equipo está revisando tu postulación.',
    shortlisted: 'el equipo está revisando tu postulación.',
    interview: 'el equipo quiere conocerte en una entrevista. Te escribirá por correo.',
    offer: 'el equipo quiere hacerte una oferta. Te escribirá por correo.',
    hired: 'el empleo es tuyo. ¡Felicitaciones!',
  },
  pt: {
    in_review: 'a equipe está analisando sua candidatura.',
    shortlisted: 'a equipe está analisando sua candidatura.',
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
  values: applicationValues.extend({ step: z.string(), message: z.optional(z.string()) }),
  keptValues: [...keptApplicationValues, 'step', 'message'],
  quotedTexts: ({ message = '' }) => (message === '' ? [] : [message]),
  placeholders: {
    ...applicationParts.placeholders,
    step: (value: string, locale: Locale) => (isStep(value) ? sentences[locale][value] : ''),
  },
  isDue: (db, values) => isLastEvent(db, values, steps),
  words: {
    en: {
      subject: 'News about your application: {job}',
      preheader: 'From {company}',
      greeting: 'Hello {name}',
      paragraphs: ['{company} writes about “{job}”: {step}'],
      button: 'Open your application',
      notes: ['You get this mail because you applied for this job.'],
    },
    es: {
      subject: 'Novedades de tu postulación: {job}',
      preheader: 'De {company}',
      greeting: 'Hola, {name}',
      paragraphs: ['{company} te escribe sobre «{job}»: {step}'],
      button: 'Abrir tu postulación',
      notes: ['Recibes este correo porque te postulaste a este empleo.'],
    },
    pt: {
      subject: 'Novidades da sua candidatura: {job}',
      preheader: 'De {company}',
      greeting: 'Olá, {name}',
      paragraphs: ['{company} escreve sobre “{job}”: {step}'],
      button: 'Abrir sua candidatura',
      notes: ['Você recebe este e-mail porque se candidatou a esta vaga.'],
    },
  },
});
