import { parametersOfYears, poolDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getLatinaYears = defineDataset({
  name: 'getLatinaYears',
  kind: 'ordered',
  unit: 'members',
  source: 'latinas',
  by: 'years',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  drill: {
    recruiter: poolDrill(parametersOfYears),
  },
  words: {
    en: {
      title: 'Latinas by years of experience',
      question: 'How many years of experience do Latinas have?',
      definition: 'Members with the role of Latinas, by the years of experience of their profile in the talent pool.',
    },
    es: {
      title: 'Latinas por años de experiencia',
      question: '¿Cuántos años de experiencia tienen las latinas?',
      definition:
        'Integrantes con el rol de latinas, según los años de experiencia de su perfil en la bolsa de talento.',
    },
    pt: {
      title: 'Latinas por anos de experiência',
      question: 'Quantos anos de experiência têm as latinas?',
      definition: 'Participantes com o papel de latinas, pelos anos de experiência do perfil no banco de talentos.',
    },
  },
});
