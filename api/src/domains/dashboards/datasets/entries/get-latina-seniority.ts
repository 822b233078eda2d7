import { poolDrill, relatedLeaf, usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getLatinaSeniority = defineDataset({
  name: 'getLatinaSeniority',
  kind: 'ordered',
  unit: 'members',
  source: 'latinas',
  by: 'seniority',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  drill: {
    admin: usersDrill(relatedLeaf('seniority'), 'latinas'),
    recruiter: poolDrill((level) => ({ level })),
  },
  words: {
    en: {
      title: 'Latinas by seniority',
      question: 'How experienced are Latinas?',
      definition: 'Members with the role of Latinas, by the level of their profile.',
    },
    es: {
      title: 'Latinas por nivel',
      question: '¿Qué experiencia tienen las latinas?',
      definition: 'Integrantes con el rol de latinas, según el nivel de su perfil.',
    },
    pt: {
      title: 'Latinas por nível',
      question: 'Qual é a experiência das latinas?',
      definition: 'Participantes com o papel de latinas, pelo nível do perfil.',
    },
  },
});
