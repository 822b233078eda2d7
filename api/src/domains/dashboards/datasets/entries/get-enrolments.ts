import { defineDataset } from '../define-dataset';

export const getEnrolments = defineDataset({
  name: 'getEnrolments',
  kind: 'time',
  unit: 'enrolments',
  source: 'enrolments',
  by: 'time',
  grains: ['month', 'day', 'week', 'quarter', 'year'],
  period: 365,
  filters: [],
  readers: ['admin'],
  words: {
    en: {
      title: 'Enrolments in courses',
      question: 'How many members begin a course?',
      definition: 'Enrolments by the time of the first opening of a course by a member.',
    },
    es: {
      title: 'Inscripciones en cursos',
      question: '¿Cuántas integrantes comienzan un curso?',
      definition: 'Inscripciones según el momento en que la persona comenzó el curso.',
    },
    pt: {
      title: 'Inscrições em cursos',
      question: 'Quantas participantes começam um curso?',
      definition: 'Inscrições pelo momento em que a pessoa começou o curso.',
    },
  },
});
