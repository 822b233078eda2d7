import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Investidoras',
  add: 'Adicionar investidora',
  search: 'Buscar investidoras por nome',
  count_one: '{count} investidora',
  count_other: '{count} investidoras',
  none: {
    title: 'Ainda não há investidoras',
    hint: 'Quem investe nas empresas de nossas fundadoras. Adicione a primeira.',
  },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial', words: 'Textos', place: 'Onde', picture: 'Imagem' },
  fields: {
    name: 'Nome',
    kind: 'Tipo',
    country: 'País',
    since: 'Conosco desde',
    updated_at: 'Alteração',
    country_code: 'País',
    stages: 'Estágios',
    summary: 'Resumo',
    description: 'Descrição',
    city: 'Cidade',
    website: 'Site',
    logo: 'Logotipo',
  },
  hints: { stages: 'Em que ponto uma empresa está quando investem.' },
  options: {
    kind: { fund: 'Fundo', angel: 'Anjo', foundation: 'Fundação', corporate: 'Corporativo', public: 'Órgão público' },
    stages: { idea: 'Ideia', pre_seed: 'Pré-semente', seed: 'Semente', growth: 'Crescimento' },
  },
};
