import type { Locale } from '@enlace/shared-contract';

interface EventTexts {
  readonly ends: string;
  readonly timeZone: string;
  /** `{sold}`, `{held}`: numbers of seats. */
  readonly tooFewSeats: string;
  readonly eventSold: string;
  readonly cancelEvent: string;
  readonly ticketSold: string;
  readonly hideTicket: string;
  readonly ticketStays: string;
  readonly perOrder: string;
  readonly saleDates: string;
  /** `{count}`: the most, or the least, number of an order. */
  readonly mostPerOrder: string;
  readonly leastPerOrder: string;
  /** `{currency}`: of the other tickets. */
  readonly currency: string;
}

/** Messages of the calls that write events and tickets. */
export const eventTexts: Readonly<Record<Locale, EventTexts>> = {
  en: {
    ends: 'The end must come after the start.',
    timeZone: 'Please choose a time zone from the list, for example America/Bogota.',
    tooFewSeats: '{sold} seats are sold and {held} are held, so there cannot be fewer.',
    eventSold: 'People have tickets for this event.',
    cancelEvent: 'Cancel the event instead.',
    ticketSold: 'People have this ticket, or are about to get it.',
    hideTicket: 'Hide it or end its sale instead.',
    ticketStays: 'A ticket cannot move to another event.',
    perOrder: 'The most per order must not be below the least.',
    saleDates: 'The sale must end after it starts.',
    mostPerOrder: 'You can take up to {count} of this ticket.',
    leastPerOrder: 'This ticket is sold from {count} at a time.',
    currency: 'The other tickets of this event are sold in {currency}.',
  },
  es: {
    ends: 'El final debe ser posterior al comienzo.',
    timeZone: 'Elige una zona horaria de la lista, por ejemplo America/Bogota.',
    tooFewSeats: 'Hay {sold} plazas vendidas y {held} reservadas, así que no puede haber menos.',
    eventSold: 'Hay personas con entradas para este evento.',
    cancelEvent: 'Mejor cancela el evento.',
    ticketSold: 'Hay personas que tienen esta entrada o están a punto de obtenerla.',
    hideTicket: 'Mejor ocúltala o termina su venta.',
    ticketStays: 'Una entrada no puede pasar a otro evento.',
    perOrder: 'El máximo por pedido no puede ser menor que el mínimo.',
    saleDates: 'La venta debe terminar después de empezar.',
    mostPerOrder: 'Puedes tomar hasta {count} de esta entrada.',
    leastPerOrder: 'Esta entrada se vende de {count} en adelante.',
    currency: 'Las demás entradas de este evento se venden en {currency}.',
  },
  pt: {
    ends: 'O fim deve ser depois do início.',
    timeZone: 'Escolha um fuso horário da lista, por exemplo America/Bogota.',
    tooFewSeats: 'Há {sold} lugares vendidos e {held} reservados, então não pode haver menos.',
    eventSold: 'Há pessoas com ingressos para este evento.',
    cancelEvent: 'Em vez disso, cancele o evento.',
    ticketSold: 'Há pessoas que têm este ingresso ou estão prestes a obtê-lo.',
    hideTicket: 'Em vez disso, oculte-o ou encerre a venda.',
    ticketStays: 'Um ingresso não pode passar para outro evento.',
    perOrder: 'O máximo por pedido não pode ser menor que o mínimo.',
    saleDates: 'A venda deve terminar depois de começar.',
    mostPerOrder: 'Você pode pegar até {count} deste ingresso.',
    leastPerOrder: 'Este ingresso é vendido a partir de {count}.',
    currency: 'Os outros ingressos deste evento são vendidos em {currency}.',
  },
};
