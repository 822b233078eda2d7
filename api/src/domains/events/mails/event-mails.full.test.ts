import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { fillMailbox } from '../../../testing/stages/events/event-mails-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

test('a stranger cannot fill the mailbox of another person, and 60 people of one network all book', () =>
  fillMailbox(api, { people: 60, events: 6 }));
