import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Auditoría',
  count_one: '{count} entrada',
  count_other: '{count} entradas',
  user: 'Usuaria',
  allUsers: 'Todas',
  resource: 'Recurso',
  allResources: 'Todos',
  action: 'Acción',
  allActions: 'Todas',
  from: 'Desde este día',
  to: 'Hasta este día, inclusive',
  ofRecord: 'Registro {id}',
  clear: 'Quitar filtros',
  download: 'Descargar CSV',
  downloadFailed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
  verify: 'Verificar',
  verifyFailed: 'No se pudo verificar la auditoría. Inténtalo de nuevo.',
  whole_one: 'La auditoría está intacta: se comprobó {count} entrada.',
  whole_other: 'La auditoría está intacta: se comprobaron {count} entradas.',
  broken: 'La entrada {id} fue cambiada, añadida o eliminada fuera del producto.',
  verifyHint: 'Cada entrada se sella junto con la anterior, así que un cambio posterior se detecta.',
  none: { title: 'Aún no hay entradas', hint: 'A partir de ahora, cada cambio aparece aquí.' },
  noneFound: { title: 'Ninguna entrada coincide', hint: 'Quita un filtro o elige otros días.' },
  failed: { title: 'No se pudo cargar la auditoría', hint: 'No se perdió nada. Inténtalo de nuevo en un momento.' },
};
