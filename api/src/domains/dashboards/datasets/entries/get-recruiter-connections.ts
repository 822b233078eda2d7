import { historyDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getRecruiterConnections = defineDataset({
  name: 'getRecruiterConnections',
  kind: 'time',
  unit: 'connections',
  source: ['connection'],
  by: 'time',
  grains: ['day', 'week', 'month', 'quarter', 'year'],
  period: 30,
  filters: ['company'],
  readers: ['admin', 'recruiter'],
  isOwnRecord: true,
  figure: { admin: 4, recruiter: 4 },
  drill: {
    admin: historyDrill('contact'),
    recruiter: historyDrill('contact'),
  },
  words: {
    en: {
      title: 'Connections of recruiters',
      question: 'How often do recruiters write to members?',
      definition: 'First messages of companies to members of the talent pool.',
    },
    es: {
      title: 'Conexiones de reclutamiento',
      question: '¿Con qué frecuencia escriben las empresas a integrantes?',
      definition: 'Primeros mensajes de empresas a integrantes de la bolsa de talento.',
    },
    pt: {
      title: 'Conexões de recrutamento',
      question: 'Com que frequência as empresas escrevem para participantes?',
      definition: 'Primeiras mensagens de empresas para participantes do banco de talentos.',
    },
  },
});
