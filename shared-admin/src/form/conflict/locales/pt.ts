import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  merge: 'Salvar a mescla',
  ours: 'O meu',
  others: 'O da outra pessoa',
  title: 'Mudou nesse meio-tempo',
  text: 'Este registro foi salvo depois que você o abriu. Suas alterações continuam aqui e nada foi sobrescrito.',
  theirs: 'A outra pessoa mudou: {fields}.',
  both: 'As duas mudaram: {fields}.',
  keep: 'Manter as minhas',
  keepHint: '“{keep}” salva o que você mudou e deixa o resto como a outra pessoa salvou.',
  loading: 'Carregando o que foi salvo…',
  titleBy: '{name} mudou isto nesse meio-tempo',
  at: 'Salvo: {when}.',
  othersBy: 'O de {name}',
  take_one: 'Usar o da outra pessoa neste campo',
  take_other: 'Usar o da outra pessoa nestes campos',
  replaced: 'Seu valor foi substituído: {fields}.',
  replacedHint: 'Todas as suas outras alterações continuam aqui.',
  putBack: 'Desfazer',
  dismiss: 'Ocultar',
};
