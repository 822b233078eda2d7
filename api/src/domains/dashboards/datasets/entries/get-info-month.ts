import { usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getInfoMonth = defineDataset({
  name: 'getInfoMonth',
  kind: 'time',
  unit: 'members',
  source: 'members',
  by: 'time',
  grains: ['month', 'day', 'week', 'quarter', 'year'],
  period: 365,
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  figure: { admin: 2, recruiter: 6, leader: 2 },
  drill: {
    admin: usersDrill(() => null),
  },
  words: {
    en: {
      title: 'New members per month',
      question: 'How many people join each month?',
      definition: 'Members by the time of their registration. Members who have left are not counted.',
    },
    es: {
      title: 'Integrantes nuevas por mes',
      question: '¿Cuántas personas se suman cada mes?',
      definition: 'Integrantes según el momento de su registro. No se cuentan quienes ya se fueron.',
    },
    pt: {
      title: 'Novas participantes por mês',
      question: 'Quantas pessoas entram a cada mês?',
      definition: 'Participantes pelo momento do cadastro. Quem já saiu não é contado.',
    },
  },
});
