import { defineDataset } from '../define-dataset';

export const getInfoStates = defineDataset({
  name: 'getInfoStates',
  kind: 'bars',
  unit: 'members',
  source: 'members',
  by: 'state',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  most: 30,
  words: {
    en: {
      title: 'Members by state',
      question: 'In which states do members live?',
      definition: 'The thirty states with most members; the others are one group, and so are members without a state.',
    },
    es: {
      title: 'Integrantes por estado',
      question: '¿En qué estados viven las integrantes?',
      definition:
        'Los treinta estados con más integrantes; los demás forman un grupo, igual que quienes no lo indican.',
    },
    pt: {
      title: 'Participantes por estado',
      question: 'Em que estados vivem as participantes?',
      definition: 'Os trinta estados com mais participantes; os demais formam um grupo, assim como quem não informou.',
    },
  },
});
