import { usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getInfoYear = defineDataset({
  name: 'getInfoYear',
  kind: 'time',
  unit: 'members',
  source: 'members',
  by: 'time',
  grains: ['year'],
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  drill: {
    admin: usersDrill(() => null),
  },
  words: {
    en: {
      title: 'New members per year',
      question: 'How has the community grown over the years?',
      definition: 'Members by the year of their registration. Members who have left are not counted.',
    },
    es: {
      title: 'Integrantes nuevas por año',
      question: '¿Cómo creció la comunidad con los años?',
      definition: 'Integrantes según el año de su registro. No se cuentan quienes ya se fueron.',
    },
    pt: {
      title: 'Novas participantes por ano',
      question: 'Como a comunidade cresceu ao longo dos anos?',
      definition: 'Participantes pelo ano do cadastro. Quem já saiu não é contado.',
    },
  },
});
