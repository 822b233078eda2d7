import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Exportar',
  lead_one: '{count} fila, como la muestra la lista: filtrada y en su orden.',
  lead_other: '{count} filas, como las muestra la lista: filtradas y en su orden.',
  columns: 'Columnas',
  all: 'Todas',
  none: 'Ninguna',
  code: 'código',
  forImport: 'Para importar: campos por su nombre, registros relacionados por su número',
  bom: 'Para hojas de cálculo (marcado como UTF-8)',
  download: 'Descargar CSV',
  cancel: 'Cancelar',
  failed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
};
