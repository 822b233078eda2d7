import { poolDrill, relatedLeaf, usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getLatinaAreas = defineDataset({
  name: 'getLatinaAreas',
  kind: 'bars',
  unit: 'members',
  source: 'latinas',
  by: 'area',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  figure: { leader: 5 },
  drill: {
    admin: usersDrill(relatedLeaf('area'), 'latinas'),
    recruiter: poolDrill((area) => ({ area })),
  },
  words: {
    en: {
      title: 'Latinas by area',
      question: 'In which areas do Latinas work?',
      definition: 'Members with the role of Latinas, by the area of their profile.',
    },
    es: {
      title: 'Latinas por área',
      question: '¿En qué áreas trabajan las latinas?',
      definition: 'Integrantes con el rol de latinas, según el área de su perfil.',
    },
    pt: {
      title: 'Latinas por área',
      question: 'Em que áreas trabalham as latinas?',
      definition: 'Participantes com o papel de latinas, pela área do perfil.',
    },
  },
});
