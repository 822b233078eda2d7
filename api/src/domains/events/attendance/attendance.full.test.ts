import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import { sellToCrowd } from '../../../testing/stages/events/attendance-stage';
import { openTwoApis, type TwoApis } from '../../../testing/stages/events/two-apis';
import { changeSeatsUnguarded } from '../capacity/seats';
import { addAttendee } from './add-attendee';

let processes: TwoApis;
before(async () => {
  processes = await openTwoApis();
});
after(() => processes.close());

describe('seats', () => {
  test('500 people at once get exactly the 100 tickets', () =>
    sellToCrowd(processes.apis, { people: 500, seats: 100 }));

  test(
    'without the guard, a crowd gets more than there is',
    { skip: !isPostgres && 'PGlite runs one transaction at a time' },
    async () => {
      const { api, apis } = processes;
      const id = await addEvent(api, { capacity: 10 });
      const ticket = await addTicket(api, id);
      const { db } = api.deps;
      await sql`alter table capacities drop constraint capacities_not_exceeded`.execute(db);
      try {
        const results = await Promise.allSettled(
          Array.from({ length: 100 }, (_, index) => {
            const { deps } = apis[index % apis.length] ?? api;
            const origin = { actorId: null, requestId: null, ipHash: null };
            const writing = { deps, viewer: null, origin, locale: 'en', now: new Date() } as const;
            const form = { event_id: id, ticket_id: ticket, ...person(index) };
            return addAttendee(writing, { ...form, change: changeSeatsUnguarded });
          }),
        );
        const takenCount = results.filter(({ status }) => status === 'fulfilled').length;
        assert.ok(takenCount > 10, `${takenCount} people`);
      } finally {
        await sql`delete from orders where event_id = ${id}`.execute(db);
        await sql`delete from events where id = ${id}`.execute(db);
        await sql`alter table capacities add constraint capacities_not_exceeded
        check (sold >= 0 and held >= 0 and (total is null or sold + held <= total))`.execute(db);
      }
    },
  );
});
