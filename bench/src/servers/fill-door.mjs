import pg from 'pg';

/** Adds an event that begins in an hour, with a check-in list and people whose codes the bench knows; answers its id. */
export async function fillDoor(connectionString, ticketCount) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`insert into events (title, slug, status, format, starts_at, ends_at, timezone)
      values ('Door of the bench', 'door-of-the-bench', 'published', 'in_person', now() + interval '1 hour',
        now() + interval '3 hours', 'America/Bogota') returning id`);
    const [{ id }] = rows;
    const ticket = await client.query(
      `insert into tickets (event_id, name, price, currency, kind) values ($1, 'General', 0, 'USD', 'standard') returning id`,
      [id],
    );
    await client.query(`insert into check_in_lists (event_id, name) values ($1, 'Entrance')`, [id]);
    await client.query(
      `with o as (insert into orders (event_id, reference, state, currency, confirmed_at)
        values ($1, 'bench-door', 'confirmed', 'USD', now()) returning id)
      insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret)
      select $1, $2, o.id, 'Ana', n, 'ana@example.org', 'bench-slug-' || n, 'bench-code-' || lpad(n::text, 12, '0')
      from o, generate_series(1, $3::int) n`,
      [id, ticket.rows[0].id, ticketCount],
    );
    return id;
  } finally {
    await client.end();
  }
}
