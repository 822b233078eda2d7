import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  picker: {
    open: 'Mostrar las opciones',
    searching: 'Buscando…',
    none: 'Sin resultados',
    failed: 'No se pudieron cargar las opciones',
    found_one: '{count} resultado',
    found_other: '{count} resultados',
    remove: 'Quitar {label}',
    clear: 'Borrar',
  },
  files: {
    drop: 'Suelta un archivo aquí, pégalo o',
    choose: 'elige un archivo',
    chooseMany: 'elige archivos',
    limit: 'Hasta {size} MB',
    tooLarge: '{name} ocupa más de {size} MB',
    wrongType: '{name} no es un tipo de archivo que sirva aquí ({types})',
    tooMany_one: 'Aquí solo cabe {count} archivo',
    tooMany_other: 'Aquí solo caben {count} archivos',
    remove: 'Quitar {name}',
    uploading: 'Subiendo {name}',
  },
  date: { date: 'Fecha', time: 'Hora' },
  table: {
    selectAll: 'Seleccionar todas las filas',
    select: 'Seleccionar {row}',
    actions: 'Acciones',
    empty: 'Todavía no hay nada',
    width: 'Ancho de {column}',
    widthUsual: 'lo que necesite',
    widthHint: 'Arrastra para cambiar el ancho; doble clic para ajustar',
    pixels: '{count} píxeles',
  },
  confirm: {
    cancel: 'Cancelar',
    back: 'Volver',
    goesAlong: 'También se va',
    typeName: 'Escribe {name} para confirmar',
  },
  summary_one: 'Hay {count} cosa por corregir',
  summary_other: 'Hay {count} cosas por corregir',
};
