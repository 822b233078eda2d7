import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath, type TicketValues } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

/** Whether the event is still coming up: not begun, not postponed, and on a day of which the ticket has a reminder. */
async function isComing(db: Db, { tickets }: TicketValues): Promise<boolean> {
  const slugs = tickets.map(({ token }) => token);
  const { rows } = await sql`select 1 from attendees a join events e on e.id = a.event_id
    where a.slug = any(${slugs}::text[]) and a.state = 'confirmed' and e.status in ('published', 'moved_online')
      and e.starts_at > now() and coalesce((select bool_or((r.starts_at at time zone e.timezone)::date
          = (e.starts_at at time zone e.timezone)::date)
        from event_reminders r where r.attendee_id = a.id), true)
    limit 1`.execute(db);
  return rows.length > 0;
}

export const eventReminderMail = defineMail({
  template: 'eventReminder',
  kind: 'eventReminder',
  ...validTicketParts,
  isDue: isComing,
  lifetimeMinutes: 24 * 60,
  link: firstTicketPath,
  words: {
    en: {
      subject: '{event} is coming up',
      preheader: '{when}',
      greeting: 'See you soon, {name}',
      paragraphs: ['{event} is coming up, and you have a ticket.', '{when}', '{where}'],
      button: 'Open my ticket',
      notes: ['You cannot come? Open your ticket and cancel it, so that another person gets the seat.'],
    },
    es: {
      subject: 'Se acerca {event}',
      preheader: '{when}',
      greeting: 'Hasta pronto, {name}',
      paragraphs: ['Se acerca {event} y tienes una entrada.', '{when}', '{where}'],
      button: 'Abrir mi entrada',
      notes: ['¿No puedes venir? Abre tu entrada y cancélala para que otra persona ocupe el lugar.'],
    },
    pt: {
      subject: '{event} está chegando',
      preheader: '{when}',
      greeting: 'Até logo, {name}',
      paragraphs: ['{event} está chegando, e você tem um ingresso.', '{when}', '{where}'],
      button: 'Abrir meu ingresso',
      notes: ['Não pode vir? Abra o seu ingresso e cancele-o para que outra pessoa fique com o lugar.'],
    },
  },
});
