import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  all: 'Todos los eventos',
  cancelled: 'Este evento se canceló. No hace falta que vengas.',
  cancelledRefunded: 'Este evento se canceló. No hace falta que vengas; las entradas se reembolsan.',
  postponed: 'Este evento se aplazó. La nueva fecha se anunciará en esta página.',
  movedOnline: 'Este evento será en línea. Las entradas siguen siendo válidas; el enlace llega con ellas.',
  over: 'Este evento ya terminó. Gracias a todas las que vinieron.',
  when: 'Cuándo',
  where: 'Dónde',
  onlineWhere: 'En línea. El enlace llega con tu entrada.',
  alsoOnline: 'También en línea',
  streetLater: 'La dirección llega con tu entrada.',
  map: 'Ver en el mapa',
  price: 'Precio',
  going: 'Asisten',
  goingCount_one: '{count} persona',
  goingCount_other: '{count} personas',
  goingOf: '{going} de {capacity} lugares ocupados',
  about: 'Sobre este evento',
  speakers: 'Con',
  sponsors: 'Con el apoyo de',
  otherDates: 'Otras fechas',
  language: 'Idioma',
  tags: 'Temas',
  missing: 'Este evento no existe',
  missingHint: 'Quizá cambió de dirección o se retiró. Los próximos están todos en un mismo lugar.',
  actions: {
    calendar: 'Añadir al calendario',
    file: 'Calendario de Apple y otros (archivo)',
    share: 'Compartir',
    copy: 'Copiar el enlace',
    copied: 'El enlace está copiado.',
    email: 'Correo electrónico',
  },
};
