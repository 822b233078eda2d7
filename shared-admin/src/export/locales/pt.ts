import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Exportar',
  lead_one: '{count} linha, como a lista a mostra: filtrada e na sua ordem.',
  lead_other: '{count} linhas, como a lista as mostra: filtradas e na sua ordem.',
  columns: 'Colunas',
  all: 'Todas',
  none: 'Nenhuma',
  code: 'código',
  forImport: 'Para importar: campos pelo nome, registros relacionados pelo número',
  bom: 'Para planilhas (marcado como UTF-8)',
  download: 'Baixar CSV',
  cancel: 'Cancelar',
  failed: 'Não foi possível criar o arquivo. Tente de novo.',
};
