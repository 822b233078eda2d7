import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  close: 'Fechar',
  retry: 'Tentar de novo',
  loading: 'Carregando',
  skip: 'Ir para o conteúdo',
  search: 'Buscar',
  breadcrumb: 'Você está aqui',
  error: { title: 'Não foi possível carregar', text: 'Algo falhou no caminho.', offline: 'Você está sem conexão.' },
  forbidden: { title: 'Esta página não é para a sua conta', text: 'Se acha que deveria ser, escreva ao seu capítulo.' },
  pages: { label: 'Páginas', previous: 'Anterior', next: 'Próxima', page: 'Página {page}' },
};
