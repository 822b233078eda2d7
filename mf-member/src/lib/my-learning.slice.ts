import { learningGoalSchema, myLearningCalls, myLearningSchema } from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { progress } from './learning.slice';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is next in the courses of the user, and the weekly goal. */
export const myLearning = createCalls('member/my-learning', {
  read: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({
      call: myLearningCalls.getMyLearning,
      query: { lang, timezone: zone() },
    }),
    read: dataOf(myLearningSchema.shape.data),
    shows: () => [progress],
  }),
  storeGoal: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ days }: { readonly days: number | null }) => ({
      call: myLearningCalls.storeLearningGoal,
      body: { days, timezone: zone() },
    }),
    read: dataOf(learningGoalSchema.shape.data),
    changes: () => [progress],
  }),
});
