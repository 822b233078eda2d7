import { defineFeature } from '@enlace/shared-data';

const takePart = ['start-chapter', 'propose-talk', 'host-event', 'volunteer', 'report-incident'] as const;

export const forms = defineFeature({
  id: 'forms',
  screens: {
    contact: () => import(/* webpackChunkName: "screen-contact" */ './screens/contact.screen'),
    'contact-account': () => import(/* webpackChunkName: "screen-contact-account" */ './screens/account.screen'),
    'contact-sponsor': () => import(/* webpackChunkName: "screen-contact-sponsor" */ './screens/sponsor.screen'),
    'contact-investor': () => import(/* webpackChunkName: "screen-contact-investor" */ './screens/investor.screen'),
    'company-registration': () =>
      import(/* webpackChunkName: "screen-company-registration" */ './company/company.screen'),
    'company-perks': () => import(/* webpackChunkName: "screen-company-perks" */ './screens/company-perks.screen'),
    'press-interview': () => import(/* webpackChunkName: "screen-press-interview" */ './screens/interview.screen'),
    'press-invitation': () => import(/* webpackChunkName: "screen-press-invitation" */ './screens/invitation.screen'),
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
