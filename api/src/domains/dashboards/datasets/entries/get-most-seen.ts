import { candidatesDrill, recordDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getMostSeen = defineDataset({
  name: 'getMostSeen',
  kind: 'ranking',
  unit: 'visits',
  source: ['job_view', 'company_view', 'chapter_view'],
  by: 'subject',
  period: 30,
  filters: ['company'],
  readers: ['admin', 'recruiter', 'leader'],
  most: 20,
  drill: {
    admin: recordDrill,
    recruiter: candidatesDrill,
    leader: recordDrill,
  },
  words: {
    en: {
      title: 'Most seen',
      question: 'Which pages are opened most often?',
      definition: 'The twenty jobs, companies and chapters with most visits in the period.',
    },
    es: {
      title: 'Lo más visto',
      question: '¿Qué páginas se abren más?',
      definition: 'Los veinte empleos, empresas y capítulos con más visitas en el período.',
    },
    pt: {
      title: 'Mais vistos',
      question: 'Quais páginas são mais abertas?',
      definition: 'As vinte vagas, empresas e capítulos com mais visitas no período.',
    },
  },
});
