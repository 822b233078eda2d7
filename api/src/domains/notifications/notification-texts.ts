import type { MessageKind } from '@enlace/shared-contract/notifications';
import type { Locale, LocalizedText } from '@enlace/shared-contract/text';

/** Texts by template; words in braces are facts of the notification. */
const texts = {
  ticketReceived: {
    en: '{other} gave you a ticket for “{event}”.',
    es: '{other} te pasó una entrada para «{event}».',
    pt: '{other} passou para você um ingresso de “{event}”.',
  },
  ticketApproved: {
    en: 'Your registration for “{event}” is confirmed.',
    es: 'Tu inscripción a «{event}» está confirmada.',
    pt: 'Sua inscrição em “{event}” está confirmada.',
  },
  ticketRefused: {
    en: 'Your registration for “{event}” could not be accepted.',
    es: 'Tu inscripción a «{event}» no pudo ser aceptada.',
    pt: 'Sua inscrição em “{event}” não pôde ser aceita.',
  },
  eventReminder: {
    en: '“{event}” is coming up: {when}.',
    es: 'Se acerca «{event}»: {when}.',
    pt: '“{event}” está chegando: {when}.',
  },
  eventChanged: {
    en: '“{event}” has changed: {when}, {where}.',
    es: '«{event}» cambió: {when}, {where}.',
    pt: '“{event}” mudou: {when}, {where}.',
  },
  eventCancelled: {
    en: '“{event}” was cancelled.',
    es: 'Se canceló «{event}».',
    pt: '“{event}” foi cancelado.',
  },
  eventPostponed: {
    en: '“{event}” is postponed. The new date is not fixed yet.',
    es: '«{event}» se aplazó. La nueva fecha todavía no está fijada.',
    pt: '“{event}” foi adiado. A nova data ainda não está definida.',
  },
  eventMovedOnline: {
    en: '“{event}” takes place online now: {when}.',
    es: '«{event}» ahora se celebra en línea: {when}.',
    pt: '“{event}” agora vai acontecer online: {when}.',
  },
  waitingChanged: {
    en: '“{event}”, for which you are waiting, has changed: {when}',
    es: '«{event}», para el que esperas un lugar, cambió: {when}',
    pt: '“{event}”, para o qual você espera um lugar, mudou: {when}',
  },
  eventMessage: {
    en: 'The organisers of “{event}” wrote to you: {subject}',
    es: 'El equipo de «{event}» te escribió: {subject}',
    pt: 'A equipe de “{event}” escreveu para você: {subject}',
  },
  waitingOffer: {
    en: 'There is a place for you at “{event}”. Answer until {until}.',
    es: 'Hay un lugar para ti en «{event}». Responde hasta {until}.',
    pt: 'Há um lugar para você em “{event}”. Responda até {until}.',
  },
  waitingOfferShortened: {
    en: 'The offer of a place at “{event}” ends earlier. Answer until {until}.',
    es: 'La oferta de un lugar en «{event}» termina antes. Responde hasta {until}.',
    pt: 'A oferta de um lugar em “{event}” termina antes. Responda até {until}.',
  },
  waitingRemoved: {
    en: 'Your place on the waiting list of “{event}” has ended.',
    es: 'Tu lugar en la lista de espera de «{event}» terminó.',
    pt: 'Seu lugar na lista de espera de “{event}” terminou.',
  },
  waitingOfferEnded: {
    en: 'The offer of a place at “{event}” has ended.',
    es: 'La oferta de un lugar en «{event}» terminó.',
    pt: 'A oferta de um lugar em “{event}” terminou.',
  },
  waitingClosed: {
    en: 'The waiting list of “{event}” is closed.',
    es: 'La lista de espera de «{event}» está cerrada.',
    pt: 'A lista de espera de “{event}” está encerrada.',
  },
  waitingCancelled: {
    en: '“{event}”, for which you were waiting, was cancelled.',
    es: 'Se canceló «{event}», para el que esperabas un lugar.',
    pt: '“{event}”, para o qual você esperava um lugar, foi cancelado.',
  },
  lessonQuestion: {
    en: '{other} asked something about “{lesson}”.',
    es: '{other} preguntó algo sobre «{lesson}».',
    pt: '{other} perguntou algo sobre “{lesson}”.',
  },
  lessonAnswer: {
    en: '{other} answered in “{lesson}”.',
    es: '{other} respondió en «{lesson}».',
    pt: '{other} respondeu em “{lesson}”.',
  },
  taskAccepted: {
    en: 'Your task in “{lesson}” is accepted.',
    es: 'Tu tarea en «{lesson}» está aceptada.',
    pt: 'Sua tarefa em “{lesson}” foi aceita.',
  },
  taskReturned: {
    en: 'Your task in “{lesson}” came back with words.',
    es: 'Tu tarea en «{lesson}» volvió con comentarios.',
    pt: 'Sua tarefa em “{lesson}” voltou com comentários.',
  },
  applicationReceived: {
    en: '{other} applied for “{job}”.',
    es: '{other} se postuló a «{job}».',
    pt: '{other} se candidatou à vaga “{job}”.',
  },
  applicationWithdrawn: {
    en: '{other} withdrew the application for “{job}”.',
    es: '{other} retiró su postulación a «{job}».',
    pt: '{other} retirou a candidatura à vaga “{job}”.',
  },
  candidatesWaiting: {
    en: 'Candidates of {company} wait for an answer for {days} days: {count}.',
    es: 'Candidatas de {company} que esperan una respuesta desde hace {days} días: {count}.',
    pt: 'Candidatas da {company} que esperam uma resposta há {days} dias: {count}.',
  },
  jobReturned: {
    en: 'The review of “{job}” has a note for you.',
    es: 'La revisión de «{job}» tiene una nota para ti.',
    pt: 'A revisão de “{job}” tem uma observação para você.',
  },
  jobEnding: {
    en: 'The last day of “{job}” is near. You can renew it.',
    es: 'Se acerca el último día de «{job}». Puedes renovarlo.',
    pt: 'O último dia de “{job}” está próximo. Você pode renovar a vaga.',
  },
  applicationSeen: {
    en: '{company} has opened your application for “{job}”.',
    es: '{company} abrió tu postulación a «{job}».',
    pt: '{company} abriu sua candidatura à vaga “{job}”.',
  },
  applicationInReview: {
    en: '{company} is looking at your application for “{job}”.',
    es: '{company} está revisando tu postulación a «{job}».',
    pt: '{company} está analisando sua candidatura à vaga “{job}”.',
  },
  applicationInterview: {
    en: '{company} would like to get to know you: “{job}”.',
    es: '{company} quiere conocerte: «{job}».',
    pt: '{company} quer conhecer você: “{job}”.',
  },
  applicationOffer: {
    en: '{company} would like to make you an offer: “{job}”.',
    es: '{company} quiere hacerte una oferta: «{job}».',
    pt: '{company} quer fazer uma proposta para você: “{job}”.',
  },
  applicationHired: {
    en: 'You have the job: “{job}” at {company}.',
    es: 'El empleo es tuyo: «{job}» en {company}.',
    pt: 'A vaga é sua: “{job}” na {company}.',
  },
  applicationRejected: {
    en: '{company} has decided about your application for “{job}”.',
    es: '{company} decidió sobre tu postulación a «{job}».',
    pt: '{company} decidiu sobre sua candidatura à vaga “{job}”.',
  },
  applicationClosed: {
    en: 'Your application for “{job}” at {company} was closed without an answer.',
    es: 'Tu postulación a «{job}» en {company} se cerró sin respuesta.',
    pt: 'Sua candidatura à vaga “{job}” na {company} foi encerrada sem resposta.',
  },
  poolContact: {
    en: '{company} has written to you from the talent pool.',
    es: '{company} te escribió desde la bolsa de talento.',
    pt: '{company} escreveu para você pelo banco de talentos.',
  },
  poolContactAccepted: {
    en: 'Your message to a member of the talent pool was accepted.',
    es: 'Una integrante de la bolsa de talento aceptó tu mensaje.',
    pt: 'Uma participante do banco de talentos aceitou sua mensagem.',
  },
  poolContactDeclined: {
    en: 'Your message to a member of the talent pool was declined.',
    es: 'Una integrante de la bolsa de talento rechazó tu mensaje.',
    pt: 'Uma participante do banco de talentos recusou sua mensagem.',
  },
  followUpsDue: {
    en: 'Follow-ups with members of the talent pool that are due: {count}.',
    es: 'Seguimientos con integrantes de la bolsa de talento que vencen: {count}.',
    pt: 'Acompanhamentos com participantes do banco de talentos para hoje: {count}.',
  },
  formReply: {
    en: 'We answered your message {reference} by e-mail: {subject}',
    es: 'Respondimos a tu mensaje {reference} por correo: {subject}',
    pt: 'Respondemos à sua mensagem {reference} por e-mail: {subject}',
  },
  formEntry: {
    en: 'New in the inbox: {what} ({reference}).',
    es: 'Nuevo en la bandeja: {what} ({reference}).',
    pt: 'Novo na caixa de entrada: {what} ({reference}).',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type NotificationTemplate = keyof typeof texts;

/** The kind of each notification, by which the user switches it. */
export const notificationKinds: Readonly<Record<NotificationTemplate, MessageKind>> = {
  ticketReceived: 'tickets',
  ticketApproved: 'tickets',
  ticketRefused: 'tickets',
  eventReminder: 'eventReminder',
  eventChanged: 'eventChange',
  eventCancelled: 'eventChange',
  eventPostponed: 'eventChange',
  eventMovedOnline: 'eventChange',
  waitingChanged: 'eventChange',
  eventMessage: 'eventMessage',
  waitingOffer: 'waitingOffer',
  waitingOfferShortened: 'waitingOffer',
  waitingRemoved: 'eventChange',
  waitingOfferEnded: 'waitingEnd',
  waitingClosed: 'waitingEnd',
  waitingCancelled: 'eventChange',
  lessonQuestion: 'lessonTalk',
  lessonAnswer: 'lessonTalk',
  taskAccepted: 'lessonTalk',
  taskReturned: 'lessonTalk',
  applicationReceived: 'candidates',
  applicationWithdrawn: 'candidates',
  candidatesWaiting: 'candidates',
  jobReturned: 'candidates',
  jobEnding: 'candidates',
  applicationSeen: 'applications',
  applicationInReview: 'applications',
  applicationInterview: 'applications',
  applicationOffer: 'applications',
  applicationHired: 'applications',
  applicationRejected: 'applications',
  applicationClosed: 'applications',
  poolContact: 'applications',
  poolContactAccepted: 'candidates',
  poolContactDeclined: 'candidates',
  followUpsDue: 'candidates',
  formReply: 'answers',
  formEntry: 'team',
};

const isTemplate = (name: string): name is NotificationTemplate => Object.hasOwn(texts, name);

/** The text of a stored notification; empty for a template of an earlier version. */
export function notificationText(template: string, facts: Readonly<Record<string, unknown>>, locale: Locale): string {
  if (!isTemplate(template)) return '';
  return texts[template][locale].replace(/\{(\w+)\}/g, (_, name: string) => singleLine(facts[name]));
}

/** A text of an editor as one line, without characters that reverse or hide text. */
const singleLine = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() : '';
