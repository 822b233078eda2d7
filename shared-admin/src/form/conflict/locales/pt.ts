import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  merge: 'Salvar a mescla',
  ours: 'O meu',
  others: 'O da outra pessoa',
  title: 'Mudou nesse meio-tempo',
  text: 'Outra pessoa salvou este registro depois que você o abriu. Suas alterações continuam aqui e nada foi sobrescrito.',
  theirs: 'A outra pessoa mudou: {fields}.',
  both: 'As duas mudaram: {fields}.',
  keep: 'Manter as minhas',
  keepHint: '“{keep}” salva o que você mudou e deixa o resto como a outra pessoa salvou.',
  reload: 'Carregar as dela',
  loading: 'Carregando o que foi salvo…',
};
