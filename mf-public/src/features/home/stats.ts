import { statsAnswerSchema, statsCall } from '@enlace/shared-contract/dashboards';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

const readStats = bodyOf(statsAnswerSchema);

export const stats = createCalls('public/stats', {
  numbers: defineCall({
    client: 'public',
    request: () => ({ call: statsCall }),
    read: (answer) => readStats(answer).data,
  }),
});
