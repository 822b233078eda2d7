import { defineDataset } from '../define-dataset';

export const getInfoTitle = defineDataset({
  name: 'getInfoTitle',
  kind: 'bars',
  unit: 'members',
  source: 'members',
  by: 'title',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  most: 15,
  words: {
    en: {
      title: 'Members by job title',
      question: 'Which job titles do members have?',
      definition: 'The fifteen most frequent job titles; the others are one group.',
    },
    es: {
      title: 'Integrantes por puesto',
      question: '¿Qué puestos tienen las integrantes?',
      definition: 'Los quince puestos más frecuentes; los demás forman un grupo.',
    },
    pt: {
      title: 'Participantes por cargo',
      question: 'Quais cargos têm as participantes?',
      definition: 'Os quinze cargos mais frequentes; os demais formam um grupo.',
    },
  },
});
