import { defineFeature } from '@enlace/shared-data';

const short = ['contact-account', 'contact-investor', 'company-perks', 'press-interview', 'press-invitation'] as const;
const takePart = ['start-chapter', 'propose-talk', 'host-event', 'volunteer', 'report-incident'] as const;

export const formsFeature = defineFeature({
  id: 'forms',
  screens: {
    contact: () => import(/* webpackChunkName: "screen-contact" */ './screens/contact.screen'),
    'contact-sponsor': () => import(/* webpackChunkName: "screen-contact-sponsor" */ './screens/sponsor.screen'),
    'company-registration': () =>
      import(/* webpackChunkName: "screen-company-registration" */ './company/company.screen'),
    ...Object.fromEntries(
      short.map((page) => [
        page,
        async () => ({
          screen: (await import(/* webpackChunkName: "screen-short-forms" */ './screens/short-screens')).screens[page],
        }),
      ]),
    ),
    ...Object.fromEntries(
      takePart.map((page) => [
        page,
        async () => ({
          screen: (await import(/* webpackChunkName: "screen-take-part" */ './take-part/screens')).screens[page],
        }),
      ]),
    ),
  },
});
