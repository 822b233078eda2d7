import type { FormKind } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';

export interface FormTexts {
  /** The answer to all senders. */
  readonly thanks: string;
  readonly stepOneDone: string;
  /** The names of the forms in mails to senders. */
  readonly yours: Readonly<Record<FormKind, string>>;
  /** The names of the forms in mails to admins. */
  readonly kinds: Readonly<Record<FormKind, string>>;
}

const en: FormTexts = {
  thanks: 'Thank you. Your message has reached us and we will answer as soon as we can.',
  stepOneDone: 'Thank you, the first half is done. A few questions are left.',
  yours: {
    sponsor_recruiter_account: 'your request for an account',
    contact_us: 'your message',
    company_registration: 'the registration of your company',
    company_perk: 'what you told us of your company',
    press_interview: 'your interview request',
    press_invitation: 'your invitation',
    sponsor_contact: 'your message about sponsoring',
    investor_contact: 'your message about investing',
    chapter_start: 'your plan for a chapter',
    talk_proposal: 'your proposal for a talk',
    hosting_offer: 'your offer to host us',
    volunteering: 'your offer to help',
    incident_report: 'your report',
  },
  kinds: {
    sponsor_recruiter_account: 'Request for an account',
    contact_us: 'Message',
    company_registration: 'Registration of a company',
    company_perk: 'Perks of a company',
    press_interview: 'Interview request',
    press_invitation: 'Invitation',
    sponsor_contact: 'Message about sponsoring',
    investor_contact: 'Message about investing',
    chapter_start: 'Plan for a chapter',
    talk_proposal: 'Proposal for a talk',
    hosting_offer: 'Offer to host',
    volunteering: 'Offer to help',
    incident_report: 'Report of an incident',
  },
};

const es: FormTexts = {
  thanks: 'Gracias. Tu mensaje nos ha llegado y te responderemos en cuanto podamos.',
  stepOneDone: 'Gracias, la primera mitad está lista. Quedan unas pocas preguntas.',
  yours: {
    sponsor_recruiter_account: 'tu solicitud de cuenta',
    contact_us: 'tu mensaje',
    company_registration: 'el registro de tu empresa',
    company_perk: 'lo que nos contaste de tu empresa',
    press_interview: 'tu solicitud de entrevista',
    press_invitation: 'tu invitación',
    sponsor_contact: 'tu mensaje sobre patrocinio',
    investor_contact: 'tu mensaje sobre inversión',
    chapter_start: 'tu idea de capítulo',
    talk_proposal: 'tu propuesta de charla',
    hosting_offer: 'tu oferta de recibirnos',
    volunteering: 'tu oferta de ayuda',
    incident_report: 'tu reporte',
  },
  kinds: {
    sponsor_recruiter_account: 'Solicitud de cuenta',
    contact_us: 'Mensaje',
    company_registration: 'Registro de una empresa',
    company_perk: 'Beneficios de una empresa',
    press_interview: 'Solicitud de entrevista',
    press_invitation: 'Invitación',
    sponsor_contact: 'Mensaje sobre patrocinio',
    investor_contact: 'Mensaje sobre inversión',
    chapter_start: 'Idea de capítulo',
    talk_proposal: 'Propuesta de charla',
    hosting_offer: 'Oferta de sede',
    volunteering: 'Oferta de ayuda',
    incident_report: 'Reporte de un incidente',
  },
};

const pt: FormTexts = {
  thanks: 'Obrigada. A sua mensagem chegou e vamos responder assim que pudermos.',
  stepOneDone: 'Obrigada, a primeira metade está pronta. Faltam poucas perguntas.',
  yours: {
    sponsor_recruiter_account: 'o seu pedido de conta',
    contact_us: 'a sua mensagem',
    company_registration: 'o cadastro da sua empresa',
    company_perk: 'o que você contou da sua empresa',
    press_interview: 'o seu pedido de entrevista',
    press_invitation: 'o seu convite',
    sponsor_contact: 'a sua mensagem sobre patrocínio',
    investor_contact: 'a sua mensagem sobre investimento',
    chapter_start: 'a sua ideia de capítulo',
    talk_proposal: 'a sua proposta de palestra',
    hosting_offer: 'a sua oferta de nos receber',
    volunteering: 'a sua oferta de ajuda',
    incident_report: 'o seu relato',
  },
  kinds: {
    sponsor_recruiter_account: 'Pedido de conta',
    contact_us: 'Mensagem',
    company_registration: 'Cadastro de uma empresa',
    company_perk: 'Benefícios de uma empresa',
    press_interview: 'Pedido de entrevista',
    press_invitation: 'Convite',
    sponsor_contact: 'Mensagem sobre patrocínio',
    investor_contact: 'Mensagem sobre investimento',
    chapter_start: 'Ideia de capítulo',
    talk_proposal: 'Proposta de palestra',
    hosting_offer: 'Oferta de espaço',
    volunteering: 'Oferta de ajuda',
    incident_report: 'Relato de um incidente',
  },
};

export const formTexts: Readonly<Record<Locale, FormTexts>> = { en, es, pt };
