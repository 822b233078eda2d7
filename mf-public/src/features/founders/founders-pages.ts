import { inFooter, type PageDeclaration } from '@enlace/shared-contract/platform';

export const foundersPages: readonly PageDeclaration[] = [
  {
    name: 'founders',
    path: '/founders',
    layout: 'public',
    search: ['search', 'sort', 'page'],
    title: { en: 'Founders', es: 'Fundadoras', pt: 'Fundadoras' },
    description: {
      en: 'Members who began a company: who they are, what they build and where.',
      es: 'Integrantes que empezaron una empresa: quiénes son, qué construyen y dónde.',
      pt: 'Integrantes que começaram uma empresa: quem são, o que constroem e onde.',
    },
    nav: { label: { en: 'Founders', es: 'Fundadoras', pt: 'Fundadoras' }, ...inFooter('community', 80) },
  },
];
