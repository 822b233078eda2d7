import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Ir para',
  search: 'Uma tela, uma ação ou o nome de um registro',
  results: 'Resultados',
  recent: 'Recentes',
  record: 'Este registro',
  duplicate: 'Duplicar este registro',
  history: 'Histórico deste registro',
  activity: 'Atividade deste registro',
  publish: 'Publicar este registro…',
  unpublish: 'Tirar este registro do ar…',
  delete: 'Excluir este registro…',
  actions: 'Ações',
  screens: 'Telas',
  site: 'Site público',
  keys: 'Teclas e como desligá-las',
  none: 'Nada tem esse nome.',
  asking: 'Pesquisando registros…',
  failed: 'Não foi possível pesquisar em algumas listas.',
};
