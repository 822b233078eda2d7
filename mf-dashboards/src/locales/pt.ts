import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Participantes em números',
  lead: 'De quem a comunidade é feita, contado agora. Só números: ninguém é identificado.',
  at: 'Contagem de {time}',
  total: {
    title: 'Total de participantes',
    countries_one: 'em {count} país',
    countries_other: 'em {count} países',
    recent_one: '{count} entrou nos últimos 30 dias',
    recent_other: '{count} entraram nos últimos 30 dias',
    more: '{percent} a mais que nos 30 dias anteriores',
    less: '{percent} a menos que nos 30 dias anteriores',
    same: 'o mesmo que nos 30 dias anteriores',
    first: 'ninguém entrou nos 30 dias anteriores',
    loading: 'Carregando o total',
  },
  countries: {
    title: 'Participantes por país',
    summary: '{top} é o país com mais participantes: {count}, {percent} do total. São {countries} países contados.',
    summaryOne: 'As {count} participantes moram em {top}.',
    others_one: 'mais {count} país',
    others_other: 'mais {count} países',
    kind: 'gráfico de barras',
    help: 'Use as setas para ir de um país a outro.',
    point: '{country}: {count}, {percent} de todas as participantes',
    view: 'Como é mostrado',
    chart: 'Gráfico',
    table: 'Tabela',
    caption: 'Participantes por país, do maior para o menor',
    country: 'País',
    members: 'Participantes',
    share: 'Proporção',
    none: 'Ninguém disse ainda onde mora',
    noneHint: 'Assim que as participantes informarem o país, elas aparecem aqui.',
    loading: 'Carregando participantes por país',
  },
};
