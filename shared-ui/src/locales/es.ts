import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
  loading: 'Cargando',
  skip: 'Ir al contenido',
  search: 'Buscar',
  breadcrumb: 'Estás aquí',
  error: { title: 'No se pudo cargar', text: 'Algo falló en el camino.', offline: 'No tienes conexión.' },
  forbidden: { title: 'Esta página no es para tu cuenta', text: 'Si crees que debería serlo, escribe a tu capítulo.' },
  pages: { label: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: 'Página {page}' },
};
