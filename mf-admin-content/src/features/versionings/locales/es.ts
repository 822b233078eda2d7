import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Cambios de paquetes',
  count_one: '{count} cambio',
  count_other: '{count} cambios',
  list: 'Cambios, del más reciente al más antiguo',
  role: 'Rol',
  allRoles: 'Todos los roles',
  until: 'Hasta este día, inclusive',
  show: 'Mostrar',
  clear: 'Quitar filtros',
  toPackages: 'Paquetes',
  someone: 'Alguien que ya no está',
  what: {
    feature: {
      create: '{who} añadió la función {name}',
      update: '{who} cambió la función {name}',
      toggle: '{who} activó o desactivó {name}',
      price: '{who} cambió la función {name}',
    },
    package: {
      create: '{who} añadió el paquete {name}',
      update: '{who} cambió el paquete {name}',
      toggle: '{who} cambió el paquete {name}',
      price: '{who} cambió el precio de {name}',
    },
  },
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  nothing: 'nada',
  yes: 'activado',
  no: 'desactivado',
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio',
    data: 'Dato: {name}',
    text: '{field} ({language})',
  },
  package: 'Paquete {id}',
  none: { title: 'Sin cambios', hint: 'No se cambió nada en este tiempo para este rol.' },
  failed: { title: 'No se pudo cargar', hint: 'Los cambios no llegaron.' },
};
