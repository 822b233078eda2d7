import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Cupones',
  count_one: '{count} cupón',
  count_other: '{count} cupones',
  detail: 'Descuentos en los pagos de un plan: el primero, los de unos meses o todos.',
  add: 'Agregar un cupón',
  search: 'Buscar código',
  find: 'Buscar',
  viewsLabel: 'Cupones por estado',
  views: {
    all: 'Todos ({count})',
    usable: 'Vigentes ({count})',
    over: 'Terminados ({count})',
  },
  columns: {
    code: 'Código',
    reduction: 'Descuento',
    duration: 'Duración',
    plans: 'Planes',
    uses: 'Usos',
    expires: 'Válido hasta',
    state: 'Estado',
  },
  states: {
    usable: 'Vigente',
    expired: 'Terminado',
    used_up: 'Agotado',
  },
  durations: {
    once: 'Primer pago',
    repeating: 'Unos meses',
    forever: 'Todos los pagos',
  },
  months_one: '{count} mes',
  months_other: '{count} meses',
  allPlans: 'Todos los planes',
  allOf: 'Todos los planes de {role}',
  usesOf: '{uses} de {most}',
  from: 'desde {amount}',
  noEnd: 'Sin fin',
  empty: {
    title: 'Todavía no hay cupones',
    hint: 'Agrega uno y las personas escriben su código al elegir un plan.',
    noMatch: 'Ningún cupón coincide',
    noMatchHint: 'Prueba otro código o borra la búsqueda.',
  },
  clear: 'Borrar la búsqueda',
  failed: {
    title: 'No se pudo cargar',
    hint: 'Los cupones no llegaron.',
  },
  edit: 'Cambiar {code}',
  end: 'Terminar {code}',
  remove: 'Eliminar {code}',
};
