import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const replyTemplatesTexts = defineTexts('mf-admin-content/reply-templates', en, {
  es: () => import(/* webpackChunkName: "reply-templates-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "reply-templates-texts-pt" */ './locales/pt'),
});
