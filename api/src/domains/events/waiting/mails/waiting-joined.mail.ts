import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { placePath, placeParts } from './waiting-values';

export const waitingJoinedMail = defineMail({
  template: 'waitingJoined',
  kind: 'tickets',
  ...placeParts,
  link: ({ token }) => placePath(token),
  words: {
    en: {
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
    es: {
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
    pt: {
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
  },
});
