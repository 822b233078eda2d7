import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  question: '¿Avisar a las personas sobre este cambio?',
  changes: 'Cambias: {facts}.',
  whoUnknown: 'Las personas de este evento reciben un correo sobre el cambio.',
  who_one: '{count} persona tiene una entrada o espera una.',
  who_other: '{count} personas tienen una entrada o esperan una.',
  mode: 'El correo',
  modes: {
    send: 'En 2 minutos. Una corrección hasta entonces va incluida.',
    now: 'Ahora mismo',
    hold: 'Todavía no: lo decido después en esta página',
    never: 'Nunca: el cambio no les importa',
  },
  save: 'Guardar',
  moveQuestion: '¿Mover también las fechas de la venta?',
  move: 'Mover con el evento: {dates}',
  moveHint:
    'Los mismos días y horas. También se mueven los códigos de descuento que no han terminado. Si no, estas fechas se quedan y la venta puede terminar demasiado pronto o tarde.',
  sales_one: 'la venta de {count} entrada',
  sales_other: 'la venta de {count} entradas',
  limit: 'el final de la cancelación gratuita',
  words: 'Tus palabras en el correo',
  wordsHint:
    'Opcional, p. ej. el motivo. La hora y el lugar ya están en el correo. Si un idioma está vacío, quienes lo leen reciben el texto en inglés; si no hay, en español; si no, en portugués.',
  language: 'Idioma de las palabras',
  inLanguage: '{language} ({number})',
  facts: {
    starts_at: 'comienzo',
    ends_at: 'final',
    timezone: 'zona horaria',
    format: 'formato',
    status: 'estado',
    venue_name: 'sede',
    venue_address: 'dirección',
    city: 'ciudad',
  },
  planned_one: '{count} persona recibe el aviso el {time}.',
  planned_other: '{count} personas reciben el aviso el {time}.',
  held_one: '{count} persona todavía no sabe de un cambio. El correo está retenido.',
  held_other: '{count} personas todavía no saben de un cambio. El correo está retenido.',
  hold: 'Retener',
  now: 'Enviar ahora',
  never: 'No avisar',
  failed: 'No funcionó. Inténtalo de nuevo.',
};
