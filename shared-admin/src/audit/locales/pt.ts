import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  list: 'Entradas, da mais recente à mais antiga',
  system: 'O sistema',
  visitor: 'Sem conta, ou excluída',
  details: 'Detalhes',
  field: 'Campo',
  before: 'Antes',
  after: 'Depois',
  revision: 'Revisão {n} do registro',
  record: 'Abrir o registro',
  allOf: 'Todas as entradas deste registro',
  hidden: 'Você pode ver os nomes dos campos, não os valores.',
  request: 'Requisição {id}',
  none: 'Nenhuma entrada',
  noneHint: 'Mudanças, downloads e consultas a dados pessoais aparecem aqui.',
  failed: 'Não foi possível carregar a auditoria',
  which: 'Mostrar',
  byUser: 'O que esta usuária fez',
  onRecord: 'O que aconteceu com este registro',
  more: 'Tudo na auditoria',
};
