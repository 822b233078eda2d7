import { poolDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getLatinaType = defineDataset({
  name: 'getLatinaType',
  kind: 'bars',
  unit: 'members',
  source: 'latinas',
  by: 'type',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  drill: {
    recruiter: poolDrill((types) => ({ types })),
  },
  words: {
    en: {
      title: 'Latinas by type of work',
      question: 'Which types of work do Latinas look for?',
      definition:
        'Members with the role of Latinas, by the types of work that they look for. Members with several types are in several groups.',
    },
    es: {
      title: 'Latinas por tipo de trabajo',
      question: '¿Qué tipos de trabajo buscan las latinas?',
      definition:
        'Integrantes con el rol de latinas, según los tipos de trabajo que buscan. Quienes buscan varios están en varios grupos.',
    },
    pt: {
      title: 'Latinas por tipo de trabalho',
      question: 'Que tipos de trabalho as latinas procuram?',
      definition:
        'Participantes com o papel de latinas, pelos tipos de trabalho que procuram. Quem procura vários está em vários grupos.',
    },
  },
});
