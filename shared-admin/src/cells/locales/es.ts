import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  hint: 'Enter guarda, Escape lo deja como estaba, Tab pasa al siguiente.',
  saved: 'Guardado.',
  undo: 'Deshacer',
  again: 'Escribir de nuevo',
  failed: 'No se pudo guardar.',
  conflict: 'Otra persona cambió esto mientras tanto.',
  open: 'Abrir el registro',
  leave: 'Dejarlo así',
};
