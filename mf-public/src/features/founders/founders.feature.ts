import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const foundersFeature = defineFeature({
  id: 'founders',
  pages: [
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
      screen: () => import(/* webpackChunkName: "screen-founders" */ './founders.screen'),
    },
    {
      name: 'person',
      path: '/people/:slug',
      layout: 'public',
      title: { en: 'Person', es: 'Persona', pt: 'Pessoa' },
      record: 'people',
      screen: () => import(/* webpackChunkName: "screen-person" */ './person/person.screen'),
    },
  ],
});
