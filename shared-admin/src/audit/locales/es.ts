import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  list: 'Entradas, de la más reciente a la más antigua',
  system: 'El sistema',
  visitor: 'Sin cuenta, o eliminada',
  details: 'Detalles',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  revision: 'Revisión {n} del registro',
  record: 'Abrir el registro',
  allOf: 'Todas las entradas de este registro',
  hidden: 'Puedes ver los nombres de los campos, no sus valores.',
  request: 'Solicitud {id}',
  none: 'Sin entradas',
  noneHint: 'Aquí aparecen cambios, descargas y consultas de datos personales.',
  failed: 'No se pudo cargar la auditoría',
  which: 'Mostrar',
  byUser: 'Lo que hizo esta usuaria',
  onRecord: 'Lo que pasó con este registro',
  more: 'Todo en la auditoría',
};
