import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Locais de trabalho',
  add: 'Adicionar local',
  search: 'Buscar por cidade ou país',
  count_one: '{count} local',
  count_other: '{count} locais',
  none: { title: 'Ainda não há locais', hint: 'Lugares onde há vagas. Adicione o primeiro.' },
  added: '{name} foi adicionado.',
  saved: '{name} foi salvo.',
  removed: '{name} foi excluído.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial' },
  fields: { name: 'Nome', jobs_count: 'Vagas abertas', updated_at: 'Alteração', country: 'País', country_code: 'País' },
  hints: { name: 'A cidade, ou o que fizer as vezes dela: “Remoto”.' },
};
