import { poolDrill, relatedLeaf, usersDrill } from '../answers/drill';
import { defineDataset } from '../define-dataset';

export const getInfoCountry = defineDataset({
  name: 'getInfoCountry',
  kind: 'bars',
  unit: 'members',
  source: 'members',
  by: 'country',
  period: 'all',
  filters: ['area', 'country', 'chapter'],
  readers: ['admin', 'recruiter', 'leader'],
  drill: {
    admin: usersDrill(relatedLeaf('country_code', true)),
    recruiter: poolDrill((country) => ({ country })),
  },
  words: {
    en: {
      title: 'Members by country',
      question: 'In which countries do members live?',
      definition: 'Members by the country of their profile. With a period: members who joined in it.',
    },
    es: {
      title: 'Integrantes por país',
      question: '¿En qué países viven las integrantes?',
      definition: 'Integrantes según el país de su perfil. Con un período: quienes se sumaron en él.',
    },
    pt: {
      title: 'Participantes por país',
      question: 'Em que países vivem as participantes?',
      definition: 'Participantes pelo país do perfil. Com um período: quem entrou nele.',
    },
  },
});
