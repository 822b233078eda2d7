import { poolDrill, relatedLeaf, usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getInfoSeniority = defineDataset({
  name: 'getInfoSeniority',
  kind: 'ordered',
  unit: 'members',
  source: 'members',
  by: 'seniority',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  drill: {
    admin: usersDrill(relatedLeaf('seniority')),
    recruiter: poolDrill((level) => ({ level })),
  },
  words: {
    en: {
      title: 'Members by seniority',
      question: 'How experienced are members?',
      definition: 'Members by the level of their profile, from the first level to the last.',
    },
    es: {
      title: 'Integrantes por nivel',
      question: '¿Qué experiencia tienen las integrantes?',
      definition: 'Integrantes según el nivel de su perfil, del primero al último.',
    },
    pt: {
      title: 'Participantes por nível',
      question: 'Qual é a experiência das participantes?',
      definition: 'Participantes pelo nível do perfil, do primeiro ao último.',
    },
  },
});
