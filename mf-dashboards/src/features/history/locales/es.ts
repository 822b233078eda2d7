import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Historial de reclutamiento',
  lead: 'Lo que tus empresas hicieron con integrantes: perfiles abiertos, mensajes, notas y pasos de postulaciones.',
  failed: 'No se pudo cargar el historial. Inténtalo de nuevo.',
  count_one: '{count} entrada',
  count_other: '{count} entradas',
  kinds: {
    label: 'Tipo de entrada',
    all: 'Todo',
    view: 'Perfiles abiertos',
    contact: 'Mensajes',
    application: 'Postulaciones',
    note: 'Notas',
  },
  period: {
    from: 'Desde',
    to: 'Hasta',
    crossed: 'El último día es anterior al primero.',
    clear: 'Borrar fechas',
  },
  empty: {
    none: 'Todavía no hay nada',
    noneHint: 'Cuando tu empresa abra un perfil, escriba a una persona o reciba una postulación, lo verás aquí.',
    pool: 'Abrir la bolsa de talento',
    noMatch: 'Ninguna entrada coincide',
    noMatchHint: 'Elige otro tipo u otras fechas.',
    clear: 'Mostrar todo el historial',
  },
};
