import { mailCalls as calls, mailDoneSchema, mailStateAnswerSchema } from '@enlace/shared-contract/notifications';
import { bodyOf, createCalls, defineCall, subjectOf } from '@enlace/shared-data';

const client = 'authenticated';

/** Whether mails leave this site, and what an administrator does with a mail that did not. */
export const mailCalls = createCalls('adminContent/mailAttempts', {
  state: defineCall({
    client,
    request: () => ({ call: calls.getState }),
    read: bodyOf(mailStateAnswerSchema),
    shows: () => ['mails'],
  }),
  sendAgain: defineCall({
    client,
    mode: 'first',
    request: (id: number) => ({ call: calls.sendAgain, params: { id } }),
    read: bodyOf(mailDoneSchema),
    changes: (id) => [subjectOf('mails', id), 'mails'],
  }),
  giveUp: defineCall({
    client,
    mode: 'first',
    request: (id: number) => ({ call: calls.giveUp, params: { id } }),
    read: bodyOf(mailDoneSchema),
    changes: (id) => [subjectOf('mails', id), 'mails'],
  }),
});
