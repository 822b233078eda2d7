import { isAllowed } from '@enlace/shared-contract/access';
import { tickets } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import {
  type Expression,
  inAllLanguages,
  jsonObject,
  plain,
  translateColumn,
} from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { ticketDependents } from '../events/event-dependents';
import { eventsResource } from '../events/events.resource';
import { prepareTicket, refuseTicketRemoval } from './prepare-ticket';
import { publicSeatsLeft, saleState, seatsOf } from './ticket-expressions';
import { isLeader, isLedEvent } from '../rights/led-events';
import { isLedField, ticketsPolicy } from '../rights/event-policies';

const ticketRights = ['list', 'get', 'add', 'edit', 'remove'].map((name) => `${tickets.name}.${name}`);

declare module '../../../infrastructure/db/database' {
  interface Tables {
    tickets: TableOf<typeof tickets> & { event_id: number };
  }
}

/** A value of the ticket `t`, read as the ticket `k` of the event `e`. */
const ofTicket = (value: Expression): Expression =>
  sql`(select ${value} from tickets k join events e on e.id = k.event_id where k.id = t.id)`;

/** Leaders without a permission for all tickets get those of the events of their chapters. */
const isShownTicket = (context: ReadContext): Expression =>
  isLeader(context.viewer) && !isAllowed(context.viewer, ['admin', ...ticketRights])
    ? isLedEvent(context, sql`t.event_id`)
    : sql`true`;

const event = (context: ReadContext): Expression =>
  sql`(select ${jsonObject({
    id: sql`e.id`,
    title: translateColumn(context, 'title', 'e'),
    slug: sql`e.slug`,
    timezone: sql`e.timezone`,
  })} from events e where e.id = t.event_id)`;

const soldCount = seatsOf('ticket', 'sold', sql`t.id`);

export const ticketsResource: MountedResource = {
  resource: tickets,
  options: {
    repository: createResourceRepository(tickets, {
      listed: isShownTicket,
      readable: isShownTicket,
      editable: isShownTicket,
      computed: (context) => ({
        [isLedField]: isLedEvent(context, sql`t.event_id`),
        event: event(context),
        sold_count: soldCount,
        held_count: seatsOf('ticket', 'held', sql`t.id`),
        left: ofTicket(publicSeatsLeft(context.now)),
        state: ofTicket(saleState(context)),
        member_roles: sql`coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.id)
          from ticket_roles p join roles r on r.id = p.role_id where p.ticket_id = t.id), '[]'::jsonb)`,
      }),
      isShort: true,
      sorts: (context) => ({
        position: sql`t.position`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(translateColumn(context, 'name')),
        price: sql`t.price`,
        sold_count: soldCount,
      }),
      search: inAllLanguages('name'),
      ids: { event: sql`t.event_id` },
      filters: {
        event_id: (value) => sql`t.event_id = ${value}`,
        visibility: (value) => sql`t.visibility = ${value}`,
        state: (value, context) => sql`${ofTicket(saleState(context))} = ${value}`,
      },
    }),
    policy: ticketsPolicy,
    policyFields: [isLedField],
    beforeWrite: prepareTicket,
    beforeRemove: refuseTicketRemoval,
    dependents: ticketDependents,
    relations: {
      member_roles: { table: 'ticket_roles', own: 'ticket_id', other: 'role_id', target: 'roles' },
    },
    parent: eventsResource,
  },
};
