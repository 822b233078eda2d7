import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Benefícios',
  lead: 'As integrantes recebem um pouco mais por um pouco menos. As parceiras não pedem nada além do e-mail com que você entrou.',
  join: 'Entre na comunidade',
  members: 'Para integrantes',
  membersLoading: 'Carregando benefícios',
  membersCount_one: '{count} benefício',
  membersCount_other: '{count} benefícios',
  search: 'Palavras ou parceira',
  kind: 'Para quê',
  anyKind: 'Tudo',
  order: 'Ordem',
  orders: { kind: 'Pelo que oferecem', ending: 'Os que terminam antes', newest: 'Mais novos primeiro' },
  show: 'Ver benefícios',
  noneFits: 'Nenhum benefício combina',
  noneFitsHint: 'Tente outra palavra ou veja para que servem os outros.',
  all: 'Todos os benefícios',
  membersNone: 'Nenhum benefício disponível agora',
  membersNoneHint: 'As parceiras vêm e vão com as estações. Já estamos conversando com as próximas.',
  kinds: {
    learning: 'Aprender',
    tools: 'Ferramentas',
    career: 'Carreira',
    wellbeing: 'Bem-estar',
    travel: 'Lugares',
  },
  from: 'De {partner}',
  visit: 'Ir para {partner}',
  until: 'Até {date}',
  open: 'Por tempo indeterminado',
  companies: 'No trabalho',
  companiesLead:
    'O que as empresas da nossa lista oferecem a quem trabalha nelas. Quanto mais longo o fio, mais delas oferecem.',
  companiesNone: 'Nenhuma empresa nos contou ainda o que oferece.',
  companiesNoneFits: 'Nenhuma empresa oferece algo com esse nome.',
  count_one: '{count} empresa',
  count_other: '{count} empresas',
  tell: 'A sua empresa oferece algo disto?',
  tellLink: 'Conte em um minuto',
};
