import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { compareSegments, sendAgainAfterEnds } from '../../../testing/stages/events/messages-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

describe('messages to attendees', () => {
  test('go once to 250 people although the job ends in the middle and is repeated', () => sendAgainAfterEnds(api, 250));

  test('segments of every combination are the same as a selection by hand', () => compareSegments(api, 'all'));
});
