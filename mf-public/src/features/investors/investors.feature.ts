import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const investorsFeature = defineFeature({
  id: 'investors',
  pages: [
    {
      name: 'investors',
      path: '/investors',
      layout: 'public',
      search: ['search', 'stage', 'kind', 'sort', 'page'],
      title: { en: 'Investors', es: 'Inversoras', pt: 'Investidoras' },
      description: {
        en: 'Funds, angels and foundations that put money into companies of our founders, by stage.',
        es: 'Fondos, ángeles y fundaciones que ponen dinero en las empresas de nuestras fundadoras, por etapa.',
        pt: 'Fundos, anjos e fundações que põem dinheiro nas empresas das nossas fundadoras, por etapa.',
      },
      nav: { label: { en: 'Investors', es: 'Inversoras', pt: 'Investidoras' }, ...inFooter('organisation', 20) },
      screen: () => import(/* webpackChunkName: "screen-investors" */ './investors.screen'),
    },
  ],
});
