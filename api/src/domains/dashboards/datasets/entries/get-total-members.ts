import { usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getTotalMembers = defineDataset({
  name: 'getTotalMembers',
  kind: 'figure',
  unit: 'members',
  source: 'members',
  by: 'none',
  period: 30,
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  figure: { admin: 1, recruiter: 5, leader: 1 },
  drill: {
    admin: usersDrill(() => null),
  },
  words: {
    en: {
      title: 'Members',
      question: 'How many members does the community have?',
      definition: 'All members who had joined by the end of the period and are still members.',
    },
    es: {
      title: 'Integrantes',
      question: '¿Cuántas integrantes tiene la comunidad?',
      definition: 'Todas las personas que se habían sumado al final del período y siguen en la comunidad.',
    },
    pt: {
      title: 'Participantes',
      question: 'Quantas participantes tem a comunidade?',
      definition: 'Todas as pessoas que tinham entrado até o fim do período e continuam na comunidade.',
    },
  },
});
