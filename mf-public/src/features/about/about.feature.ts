import { inFooter, inMenu } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const aboutFeature = defineFeature({
  id: 'about',
  pages: [
    {
      name: 'about',
      path: '/about',
      layout: 'public',
      title: { en: 'About us', es: 'Quiénes somos', pt: 'Quem somos' },
      description: {
        en: 'How a few women at one kitchen table became a community, what we believe in and how it all works.',
        es: 'Cómo unas cuantas mujeres alrededor de una mesa se volvieron una comunidad, en qué creemos y cómo funciona.',
        pt: 'Como algumas mulheres em volta de uma mesa viraram uma comunidade, no que acreditamos e como funciona.',
      },
      nav: { label: { en: 'About', es: 'Nosotras', pt: 'Sobre nós' }, ...inMenu('organisation', 10) },
      screen: () => import(/* webpackChunkName: "screen-about" */ './about.screen'),
    },
    {
      name: 'privacy',
      path: '/about/privacy',
      layout: 'public',
      title: { en: 'Privacy policy', es: 'Política de privacidad', pt: 'Política de privacidade' },
      description: {
        en: 'What we keep about you, why, for how long, and every cookie and local storage entry by name.',
        es: 'Qué guardamos sobre ti, para qué y por cuánto tiempo, y cada cookie y dato local por su nombre.',
        pt: 'O que guardamos sobre você, para quê e por quanto tempo, e cada cookie e dado local pelo nome.',
      },
      nav: {
        label: { en: 'Privacy policy', es: 'Política de privacidad', pt: 'Política de privacidade' },
        ...inFooter('legal', 20),
      },
      screen: () => import(/* webpackChunkName: "screen-privacy" */ './privacy.screen'),
    },
  ],
});
