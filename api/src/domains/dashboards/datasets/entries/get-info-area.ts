import { poolDrill, relatedLeaf, usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getInfoArea = defineDataset({
  name: 'getInfoArea',
  kind: 'bars',
  unit: 'members',
  source: 'members',
  by: 'area',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  drill: {
    admin: usersDrill(relatedLeaf('area')),
    recruiter: poolDrill((area) => ({ area })),
  },
  words: {
    en: {
      title: 'Members by area',
      question: 'In which areas do members work?',
      definition: 'Members by the area of their profile. With a period: members who joined in it.',
    },
    es: {
      title: 'Integrantes por área',
      question: '¿En qué áreas trabajan las integrantes?',
      definition: 'Integrantes según el área de su perfil. Con un período: quienes se sumaron en él.',
    },
    pt: {
      title: 'Participantes por área',
      question: 'Em que áreas trabalham as participantes?',
      definition: 'Participantes pela área do perfil. Com um período: quem entrou nele.',
    },
  },
});
