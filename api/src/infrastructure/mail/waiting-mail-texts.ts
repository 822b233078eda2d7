import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails about a place on the waiting list of an event. */
export type WaitingMail =
  'waitingJoined' | 'waitingFirst' | 'waitingOffer' | 'waitingOfferEnded' | 'waitingClosed' | 'waitingCancelled';

type Words = Readonly<Record<WaitingMail, MailWords>>;

const en: Words = {
  waitingJoined: {
    subject: 'You are on the waiting list for {event}',
    preheader: 'Your place: {position}.',
    greeting: 'Hello {name}',
    paragraphs: [
      'You are on the waiting list for {event}: {count}.',
      'Your place is {position}. As soon as a ticket is free, we write to you; the first in line gets the first offer.',
      '{when}',
    ],
    button: 'See or leave my place',
    notes: [
      'Keep this mail: its link is your way to leave the list.',
      'You did not ask for this? Open the link and leave the list, or do nothing.',
    ],
  },
  waitingFirst: {
    subject: 'You are first on the waiting list for {event}',
    preheader: 'Your payment goes back in full.',
    greeting: 'Hello {name}',
    paragraphs: [
      'Your payment for {event} arrived after the last ticket was taken, so all of it goes back to you.',
      'You are first on the waiting list: {count}. The next ticket that becomes free is offered to you.',
      '{when}',
    ],
    button: 'See or leave my place',
    notes: ['We are sorry for the trouble.'],
  },
  waitingOffer: {
    subject: 'A ticket for {event} is free for you',
    preheader: 'Held for you until {until}.',
    greeting: 'Good news, {name}',
    paragraphs: [
      'The wait is over: {count} for {event}.',
      'We hold this for you until {until}. After that, it goes to the next person.',
      '{when}',
    ],
    button: 'Accept the offer',
    links: ['Decline the offer', 'Not now, keep my place on the list'],
    notes: ['You cannot come any more? Please decline, so that another person gets the seat sooner.'],
  },
  waitingOfferEnded: {
    subject: 'The offer for {event} has ended',
    preheader: 'The seat has gone to the next person.',
    greeting: 'Hello {name}',
    paragraphs: [
      'Our offer for {event} ({count}) ended without an answer, and the seat has gone to the next person.',
      'You still want to come? Join the waiting list again on the page of the event.',
    ],
    button: 'See the event',
    notes: ['There is nothing else to do.'],
  },
  waitingClosed: {
    subject: 'The waiting list for {event} is closed',
    preheader: 'No further ticket became free.',
    greeting: 'Hello {name}',
    paragraphs: [
      '{event} begins, and the waiting list is closed. We are sorry that no ticket became free for you this time.',
    ],
    button: 'See further events',
    notes: ['There is nothing to do. We hope to see you at another event.'],
  },
  waitingCancelled: {
    subject: 'Cancelled: {event}',
    preheader: 'The event does not take place, and its waiting list is closed.',
    greeting: 'Hello {name}',
    paragraphs: ['We are sorry: {event} does not take place. Its waiting list is closed.', '{when}'],
    button: 'See further events',
    notes: ['There is nothing to do.'],
  },
};

const es: Words = {
  waitingJoined: {
    subject: 'Estás en la lista de espera de {event}',
    preheader: 'Tu lugar: {position}.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Estás en la lista de espera de {event}: {count}.',
      'Tu lugar es el {position}. En cuanto haya una entrada libre te escribimos; la primera oferta es para quien va primero.',
      '{when}',
    ],
    button: 'Ver o dejar mi lugar',
    notes: [
      'Guarda este correo: con su enlace puedes salir de la lista.',
      '¿No lo pediste? Abre el enlace y sal de la lista, o no hagas nada.',
    ],
  },
  waitingFirst: {
    subject: 'Vas primero en la lista de espera de {event}',
    preheader: 'Te devolvemos todo el pago.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Tu pago para {event} llegó cuando ya no quedaban entradas, así que te lo devolvemos completo.',
      'Vas primero en la lista de espera: {count}. La próxima entrada que quede libre te la ofrecemos a ti.',
      '{when}',
    ],
    button: 'Ver o dejar mi lugar',
    notes: ['Sentimos la molestia.'],
  },
  waitingOffer: {
    subject: 'Hay una entrada para ti: {event}',
    preheader: 'Reservada para ti hasta el {until}.',
    greeting: 'Buenas noticias, {name}',
    paragraphs: [
      'La espera terminó: {count} para {event}.',
      'La guardamos para ti hasta el {until}. Después pasa a la siguiente persona.',
      '{when}',
    ],
    button: 'Aceptar la oferta',
    links: ['Rechazar la oferta', 'Ahora no, quiero conservar mi lugar en la lista'],
    notes: ['¿Ya no puedes venir? Recházala, por favor, para que otra persona la reciba antes.'],
  },
  waitingOfferEnded: {
    subject: 'La oferta para {event} terminó',
    preheader: 'La entrada pasó a la siguiente persona.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Nuestra oferta para {event} ({count}) terminó sin respuesta y la entrada pasó a la siguiente persona.',
      '¿Todavía quieres venir? Apúntate de nuevo a la lista de espera en la página del evento.',
    ],
    button: 'Ver el evento',
    notes: ['No tienes que hacer nada más.'],
  },
  waitingClosed: {
    subject: 'La lista de espera de {event} está cerrada',
    preheader: 'No quedó libre ninguna otra entrada.',
    greeting: 'Hola, {name}',
    paragraphs: [
      '{event} comienza y la lista de espera está cerrada. Sentimos que esta vez no haya quedado una entrada para ti.',
    ],
    button: 'Ver otros eventos',
    notes: ['No tienes que hacer nada. Esperamos verte en otro evento.'],
  },
  waitingCancelled: {
    subject: 'Cancelado: {event}',
    preheader: 'El evento no se celebra y su lista de espera está cerrada.',
    greeting: 'Hola, {name}',
    paragraphs: ['Lo sentimos: {event} no se celebra. Su lista de espera está cerrada.', '{when}'],
    button: 'Ver otros eventos',
    notes: ['No tienes que hacer nada.'],
  },
};

const pt: Words = {
  waitingJoined: {
    subject: 'Você está na lista de espera de {event}',
    preheader: 'Seu lugar: {position}.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Você está na lista de espera de {event}: {count}.',
      'Seu lugar é o {position}. Assim que um ingresso ficar livre, escrevemos para você; a primeira oferta é de quem está na frente.',
      '{when}',
    ],
    button: 'Ver ou deixar meu lugar',
    notes: [
      'Guarde este e-mail: com o link dele você sai da lista.',
      'Você não pediu isto? Abra o link e saia da lista, ou não faça nada.',
    ],
  },
  waitingFirst: {
    subject: 'Você é a primeira pessoa na lista de espera de {event}',
    preheader: 'Seu pagamento será devolvido por inteiro.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Seu pagamento para {event} chegou quando já não havia ingressos, por isso ele será devolvido por inteiro.',
      'Você é a primeira pessoa na lista de espera: {count}. O próximo ingresso que ficar livre será oferecido a você.',
      '{when}',
    ],
    button: 'Ver ou deixar meu lugar',
    notes: ['Lamentamos o transtorno.'],
  },
  waitingOffer: {
    subject: 'Há um ingresso para você: {event}',
    preheader: 'Guardado para você até {until}.',
    greeting: 'Boas notícias, {name}',
    paragraphs: [
      'A espera acabou: {count} para {event}.',
      'Guardamos para você até {until}. Depois disso, passa para a próxima pessoa.',
      '{when}',
    ],
    button: 'Aceitar a oferta',
    links: ['Recusar a oferta', 'Agora não, quero manter meu lugar na lista'],
    notes: ['Não pode mais vir? Recuse, por favor, para que outra pessoa receba o lugar antes.'],
  },
  waitingOfferEnded: {
    subject: 'A oferta para {event} terminou',
    preheader: 'O lugar passou para a próxima pessoa.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Nossa oferta para {event} ({count}) terminou sem resposta, e o lugar passou para a próxima pessoa.',
      'Ainda quer vir? Entre de novo na lista de espera na página do evento.',
    ],
    button: 'Ver o evento',
    notes: ['Você não precisa fazer mais nada.'],
  },
  waitingClosed: {
    subject: 'A lista de espera de {event} está fechada',
    preheader: 'Nenhum outro ingresso ficou livre.',
    greeting: 'Olá, {name}',
    paragraphs: [
      '{event} começa, e a lista de espera está fechada. Lamentamos que desta vez não tenha sobrado um ingresso para você.',
    ],
    button: 'Ver outros eventos',
    notes: ['Você não precisa fazer nada. Esperamos ver você em outro evento.'],
  },
  waitingCancelled: {
    subject: 'Cancelado: {event}',
    preheader: 'O evento não vai acontecer, e sua lista de espera está fechada.',
    greeting: 'Olá, {name}',
    paragraphs: ['Sentimos muito: {event} não vai acontecer. Sua lista de espera está fechada.', '{when}'],
    button: 'Ver outros eventos',
    notes: ['Você não precisa fazer nada.'],
  },
};

export const waitingMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
