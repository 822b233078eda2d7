import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const quizTexts = defineTexts('mf-admin-content/lesson-quiz', en, {
  es: () => import(/* webpackChunkName: "lesson-quiz-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "lesson-quiz-texts-pt" */ './locales/pt'),
});
