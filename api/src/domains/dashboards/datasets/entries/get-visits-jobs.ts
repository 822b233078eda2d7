import { defineDataset } from '../define-dataset';

export const getVisitsJobs = defineDataset({
  name: 'getVisitsJobs',
  kind: 'time',
  unit: 'visits',
  source: ['job_view'],
  by: 'time',
  grains: ['day', 'week', 'month', 'quarter', 'year'],
  period: 30,
  filters: ['company'],
  readers: ['admin', 'recruiter'],
  figure: { admin: 3, recruiter: 2 },
  words: {
    en: {
      title: 'Visits to jobs',
      question: 'How often are jobs opened?',
      definition:
        'Openings of job pages, one for each visitor and half hour. Robots and recruiters of the company are left out.',
    },
    es: {
      title: 'Visitas a empleos',
      question: '¿Con qué frecuencia se abren los empleos?',
      definition:
        'Aperturas de páginas de empleos, una por visitante y media hora. No se cuentan robots ni quienes reclutan para la empresa.',
    },
    pt: {
      title: 'Visitas às vagas',
      question: 'Com que frequência as vagas são abertas?',
      definition:
        'Aberturas de páginas de vagas, uma por visitante e meia hora. Robôs e recrutadoras da empresa ficam de fora.',
    },
  },
});
