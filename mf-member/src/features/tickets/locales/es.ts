import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  none: {
    coming: 'No tienes entradas para próximos eventos',
    past: 'No tienes entradas de eventos pasados',
    cancelled: 'No tienes entradas canceladas',
  },
  noneHint: 'Las entradas aparecen aquí cuando las reservas con tu cuenta.',
  waiting: {
    title: 'Listas de espera',
    position: 'Lugar {position} en la lista de espera',
    paused: 'Sigues esperando; la próxima oferta llega más tarde',
    offer: 'Hay una entrada guardada para ti hasta el {time}',
    answer: 'Responder a la oferta de {event}',
    open: 'Abrir tu lugar para {event}',
    leave: 'Salir',
    leaveLabel: 'Salir de la lista de espera de {event}',
    leaveTitle: '¿Salir de la lista de espera de {event}?',
    leaveText: 'Pierdes tu lugar. Puedes apuntarte de nuevo al final de la lista.',
    left: 'Saliste de la lista de espera.',
    failed: 'No funcionó. Inténtalo de nuevo.',
  },
  calendar: {
    title: 'Mis eventos en tu calendario',
    lead: 'Un programa de calendario muestra los eventos de tus entradas y nota los cambios por sí solo.',
    plans: 'Comparar los planes',
    make: 'Crear una dirección para mi calendario',
    subscribe: 'Apple Calendar, Outlook',
    google: 'Google Calendar',
    copy: 'Copiar la dirección',
    copied: 'La dirección está copiada.',
    renew: 'Crear una dirección nueva',
    remove: 'Quitar la dirección',
    address: 'O pega esta dirección en tu programa de calendario. Mantenla en secreto: quien la conoce ve tus eventos.',
    failed: 'No funcionó. Inténtalo de nuevo.',
  },
};
