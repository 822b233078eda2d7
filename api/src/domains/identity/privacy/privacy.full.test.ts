import { privacyLevels, privateFields } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  api,
  calls,
  choose,
  founderId,
  openPrivacyStage,
  shownFields,
  testLevel,
} from '../../../testing/stages/identity/privacy-stage';

openPrivacyStage();

describe('private fields of a person', () => {
  for (const level of privacyLevels) for (const field of shownFields) testLevel(level, field);

  test('disabled users and users with a scheduled removal are hidden everywhere', async () => {
    await choose(Object.fromEntries(privateFields.map((name) => [name, 'public'])));
    for (const column of ['disabled_at', 'removal_due_at', 'deleted_at']) {
      await sql`update users set ${sql.ref(column)} = now() where id = ${founderId}`.execute(api.deps.db);
      for (const call of calls) {
        const answer = await api.get(call.url);
        if (answer.statusCode === 404) continue;
        const person = call.pick(answer.json<{ data: never }>().data);
        assert.ok(person === undefined || person === null, `${column}: ${call.url}`);
      }
      await sql`update users set ${sql.ref(column)} = null where id = ${founderId}`.execute(api.deps.db);
    }
  });
});
