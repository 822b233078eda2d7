import { chapterDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getChapterViews = defineDataset({
  name: 'getChapterViews',
  kind: 'bars',
  unit: 'visits',
  source: ['chapter_view'],
  by: 'chapter',
  period: 30,
  filters: ['chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  figure: { leader: 3 },
  drill: {
    admin: chapterDrill,
    leader: chapterDrill,
  },
  words: {
    en: {
      title: 'Visits to chapters',
      question: 'Which chapters are opened most often?',
      definition: 'Openings of chapter pages, one for each visitor and half hour, by chapter.',
    },
    es: {
      title: 'Visitas a capítulos',
      question: '¿Qué capítulos se abren más?',
      definition: 'Aperturas de páginas de capítulos, una por visitante y media hora, por capítulo.',
    },
    pt: {
      title: 'Visitas aos capítulos',
      question: 'Quais capítulos são mais abertos?',
      definition: 'Aberturas de páginas de capítulos, uma por visitante e meia hora, por capítulo.',
    },
  },
});
