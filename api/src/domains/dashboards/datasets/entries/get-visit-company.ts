import { defineDataset } from '../define-dataset';

export const getVisitCompany = defineDataset({
  name: 'getVisitCompany',
  kind: 'time',
  unit: 'visits',
  source: ['company_view'],
  by: 'time',
  grains: ['day', 'week', 'month', 'quarter', 'year'],
  period: 30,
  filters: ['company'],
  readers: ['admin', 'recruiter'],
  figure: { recruiter: 3 },
  words: {
    en: {
      title: 'Visits to companies',
      question: 'How often are company pages opened?',
      definition:
        'Openings of company pages, one for each visitor and half hour. Robots and recruiters of the company are left out.',
    },
    es: {
      title: 'Visitas a empresas',
      question: '¿Con qué frecuencia se abren las páginas de empresas?',
      definition:
        'Aperturas de páginas de empresas, una por visitante y media hora. No se cuentan robots ni quienes reclutan para la empresa.',
    },
    pt: {
      title: 'Visitas às empresas',
      question: 'Com que frequência as páginas de empresas são abertas?',
      definition:
        'Aberturas de páginas de empresas, uma por visitante e meia hora. Robôs e recrutadoras da empresa ficam de fora.',
    },
  },
});
