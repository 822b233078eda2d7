import { poolDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getInfoAreaPremium = defineDataset({
  name: 'getInfoAreaPremium',
  kind: 'bars',
  unit: 'members',
  source: 'premium',
  by: 'area',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  figure: { leader: 4 },
  drill: {
    recruiter: poolDrill((area) => ({ area })),
  },
  words: {
    en: {
      title: 'Paid members by area',
      question: 'In which areas do members with a paid membership work?',
      definition: 'Members whose membership gives a paid package now, by the area of their profile.',
    },
    es: {
      title: 'Integrantes con membresía paga por área',
      question: '¿En qué áreas trabajan quienes tienen una membresía paga?',
      definition: 'Integrantes cuya membresía incluye hoy un plan pago, según el área de su perfil.',
    },
    pt: {
      title: 'Participantes pagantes por área',
      question: 'Em que áreas trabalham as participantes com assinatura paga?',
      definition: 'Participantes cuja assinatura dá hoje um plano pago, pela área do perfil.',
    },
  },
});
