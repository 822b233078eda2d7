import { defineDataset } from '../define-dataset';

export const getMemberships = defineDataset({
  name: 'getMemberships',
  kind: 'time',
  unit: 'memberships',
  source: 'memberships',
  by: 'time',
  grains: ['month', 'day', 'week', 'quarter', 'year'],
  period: 365,
  filters: [],
  readers: ['admin'],
  figure: { admin: 6 },
  words: {
    en: {
      title: 'New paid memberships',
      question: 'How many paid memberships begin?',
      definition: 'Finished changes from no membership to a paid one, by the time at which the member began them.',
    },
    es: {
      title: 'Membresías pagas nuevas',
      question: '¿Cuántas membresías pagas comienzan?',
      definition: 'Altas terminadas de una membresía paga, según el momento en que la persona las inició.',
    },
    pt: {
      title: 'Novas assinaturas pagas',
      question: 'Quantas assinaturas pagas começam?',
      definition: 'Adesões concluídas a uma assinatura paga, pelo momento em que a pessoa as iniciou.',
    },
  },
});
