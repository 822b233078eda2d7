import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Auditoria',
  count_one: '{count} entrada',
  count_other: '{count} entradas',
  user: 'Usuária',
  allUsers: 'Todas',
  resource: 'Recurso',
  allResources: 'Todos',
  action: 'Ação',
  allActions: 'Todas',
  from: 'A partir deste dia',
  to: 'Até este dia, inclusive',
  ofRecord: 'Registro {id}',
  clear: 'Limpar filtros',
  download: 'Baixar CSV',
  downloadFailed: 'Não foi possível criar o arquivo. Tente de novo.',
  verify: 'Verificar',
  verifyFailed: 'Não foi possível verificar a auditoria. Tente de novo.',
  whole_one: 'A auditoria está íntegra: {count} entrada foi verificada.',
  whole_other: 'A auditoria está íntegra: {count} entradas foram verificadas.',
  broken: 'A entrada {id} foi mudada, adicionada ou removida fora do produto.',
  verifyHint: 'Cada entrada é selada com a anterior, então uma mudança posterior é descoberta.',
  none: { title: 'Nenhuma entrada ainda', hint: 'A partir de agora, cada mudança aparece aqui.' },
  noneFound: { title: 'Nenhuma entrada corresponde', hint: 'Tire um filtro ou escolha outros dias.' },
  failed: { title: 'Não foi possível carregar a auditoria', hint: 'Nada se perdeu. Tente de novo em um momento.' },
};
