import { historyDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getApplications = defineDataset({
  name: 'getApplications',
  kind: 'time',
  unit: 'applications',
  source: ['application'],
  by: 'time',
  grains: ['day', 'week', 'month', 'quarter', 'year'],
  period: 30,
  filters: ['company'],
  readers: ['admin', 'recruiter'],
  isOwnRecord: true,
  figure: { admin: 5, recruiter: 1 },
  drill: {
    admin: historyDrill('application'),
    recruiter: historyDrill('application'),
  },
  words: {
    en: {
      title: 'Applications',
      question: 'How many applications arrive?',
      definition: 'Applications by the time at which they were sent, withdrawn ones included.',
    },
    es: {
      title: 'Postulaciones',
      question: '¿Cuántas postulaciones llegan?',
      definition: 'Postulaciones según el momento en que se enviaron, también las retiradas.',
    },
    pt: {
      title: 'Candidaturas',
      question: 'Quantas candidaturas chegam?',
      definition: 'Candidaturas pelo momento do envio, também as retiradas.',
    },
  },
});
