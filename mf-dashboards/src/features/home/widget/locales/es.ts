import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  menu: 'Más sobre {title}',
  csv: 'Guardar como CSV',
  svg: 'Guardar como SVG',
  png: 'Guardar como PNG',
  pin: 'Fijar arriba',
  unpin: 'Dejar de fijar',
  up: 'Subir',
  down: 'Bajar',
  goal: 'Poner una meta',
  share: 'Compartir',
  failed: 'No se pudo crear el archivo.',
  compared: '{value} (antes: {before})',
  source: '{host}, contado el {time}',
};
