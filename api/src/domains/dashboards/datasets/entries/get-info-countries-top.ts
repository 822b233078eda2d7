import { poolDrill, relatedLeaf, usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getInfoCountriesTop = defineDataset({
  name: 'getInfoCountriesTop',
  kind: 'bars',
  unit: 'members',
  source: 'members',
  by: 'country',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  most: 10,
  drill: {
    admin: usersDrill(relatedLeaf('country_code', true)),
    recruiter: poolDrill((country) => ({ country })),
  },
  words: {
    en: {
      title: 'Top ten countries',
      question: 'Which countries have most members?',
      definition: 'The ten countries with most members; the others are one group.',
    },
    es: {
      title: 'Los diez países principales',
      question: '¿Qué países tienen más integrantes?',
      definition: 'Los diez países con más integrantes; los demás forman un grupo.',
    },
    pt: {
      title: 'Os dez principais países',
      question: 'Quais países têm mais participantes?',
      definition: 'Os dez países com mais participantes; os demais formam um grupo.',
    },
  },
});
