import type { LocalizedText } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { DependentCount } from '../../../kit/core/table/resource-options';
import type { EventTexts } from '../event-text-names';
import { eventTexts } from '../event-texts';

/** Seats of an event or a ticket that are sold or held: `refuseUsedSeats` refuses the removal of such a row. */
function usedSeats(kind: 'event' | 'ticket', reason: keyof EventTexts, way: keyof EventTexts): DependentCount {
  return {
    resource: 'attendees',
    label: {
      en: 'Seats that people have or are about to get',
      es: 'Plazas que tienen o están por obtener otras personas',
      pt: 'Lugares que as pessoas têm ou estão prestes a obter',
    },
    blocks: inAllLocales((texts) => `${texts[reason]} ${texts[way]}`),
    count: (id) => sql`coalesce((select sold + held from capacities where kind = ${kind} and owner_id = ${id}), 0)`,
  };
}

function inAllLocales(textOf: (texts: EventTexts) => string): LocalizedText {
  const { en, es, pt } = eventTexts;
  return { en: textOf(en), es: textOf(es), pt: textOf(pt) };
}

export const eventDependents: readonly DependentCount[] = [
  usedSeats('event', 'eventSold', 'cancelEvent'),
  {
    resource: 'tickets',
    label: { en: 'Tickets of this event', es: 'Entradas de este evento', pt: 'Ingressos deste evento' },
    count: (id) => sql`(select count(*) from tickets where event_id = ${id} and deleted_at is null)`,
  },
];

export const ticketDependents: readonly DependentCount[] = [usedSeats('ticket', 'ticketSold', 'hideTicket')];
