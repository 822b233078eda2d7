import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Roles',
  add: 'Añadir rol',
  search: 'Buscar roles por nombre',
  count_one: '{count} rol',
  count_other: '{count} roles',
  none: { title: 'No hay roles', hint: 'Los seis siempre existen; añade más para repartir el trabajo.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'El rol' },
  sectionHints: { main: 'Lo que puede hacer se decide en los permisos.' },
  actions: { rights: 'Permisos' },
  fields: {
    name: 'Nombre',
    label: 'Rol',
    description: 'Descripción',
    permissions: 'Permisos concedidos',
    is_fixed: 'Tipo',
  },
  hints: { name: 'Una palabra por la que lo conocen las páginas y los permisos.', label: 'Cómo lo leen las personas.' },
  options: { is_fixed: { true: 'Siempre existe', false: 'Propio' } },
};
