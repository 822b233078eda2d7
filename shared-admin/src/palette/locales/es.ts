import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Ir a',
  search: 'Una pantalla, una acción o el nombre de un registro',
  results: 'Resultados',
  recent: 'Reciente',
  record: 'Este registro',
  duplicate: 'Duplicar este registro',
  history: 'Historial de este registro',
  activity: 'Actividad de este registro',
  publish: 'Publicar este registro…',
  unpublish: 'Retirar este registro de la web…',
  delete: 'Eliminar este registro…',
  actions: 'Acciones',
  screens: 'Pantallas',
  site: 'Sitio público',
  keys: 'Teclas y su interruptor',
  none: 'Nada se llama así.',
  asking: 'Buscando registros…',
  failed: 'No se pudo buscar en algunas listas.',
};
