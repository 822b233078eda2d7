import { defineDataset } from '../define-dataset';

export const getLatinaTitle = defineDataset({
  name: 'getLatinaTitle',
  kind: 'bars',
  unit: 'members',
  source: 'latinas',
  by: 'title',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  most: 15,
  words: {
    en: {
      title: 'Latinas by job title',
      question: 'Which job titles do Latinas have?',
      definition: 'The fifteen most frequent job titles of members with the role of Latinas; the others are one group.',
    },
    es: {
      title: 'Latinas por puesto',
      question: '¿Qué puestos tienen las latinas?',
      definition: 'Los quince puestos más frecuentes de integrantes con el rol de latinas; los demás forman un grupo.',
    },
    pt: {
      title: 'Latinas por cargo',
      question: 'Quais cargos têm as latinas?',
      definition:
        'Os quinze cargos mais frequentes de participantes com o papel de latinas; os demais formam um grupo.',
    },
  },
});
