import { fillDashboards } from '../dashboards/fill-dashboards.mjs';

/** One of some values for a row, the same in each run. */
const pick = (values, factor) => `(${values})[1 + abs(hashint4(n * ${factor} + ${factor})) % cardinality(${values})]`;

const subjects = `array['Noche de datos','Taller de Python','Charla de producto','Ñandú abierto','Cóndor en la nube',
  'Encuentro de liderazgo','Roda de mentoria','Café con código','Hackathon Éxito','Carrera y salario']`;
const cities = `array['Bogotá','Lima','Quito','Córdoba','Rosario','Recife','Manaus','Oaxaca','Puebla','Mérida']`;
const firstNames = `array['Valeria','Camila','Sofía','Mariana','Gabriela','Ximena','Luísa','Beatriz','Inés','Noemí']`;
const lastNames = `array['García','Rodríguez','Quispe','Ñáñez','Souza','Bermúdez','Peña','Oliveira','Chávez','Mamani']`;

/** The event with the longest lists of its organisers. */
export const largeEvent = 'scale-large';

/** Statements with the number of rows to write; `n` counts them. */
const rowStatements = {
  events: `insert into events (title, slug, summary, starts_at, ends_at, timezone, format, status, city, country_code,
      capacity, going_count, created_at, updated_at)
    select subject || ' ' || n, case n when 1 then '${largeEvent}' else 'scale-' || n end, 'Un encuentro en ' || city || '.',
      at, at + interval '2 hours', 'America/Bogota', ${pick(`array['in_person','online','hybrid']`, 3)},
      case when n % 50 = 0 then 'draft' when n % 60 = 0 then 'cancelled' else 'published' end, city, 'CO', 60000, 15,
      at - interval '40 days', at - n % 40 * interval '1 day'
    from (select n, ${pick(subjects, 5)} as subject, ${pick(cities, 7)} as city,
        date_trunc('hour', now()) + interval '200 days' - n * interval '3 hours' as at
      from generate_series(1, $1::int) n) as made`,
  news: `insert into news (title, slug, summary, body, published_at, author_id, author_sort, created_at, updated_at)
    select subject || ': ' || n, 'scale-' || n, 'Lo que pasó, en dos minutos.', repeat('<p>Una historia larga.</p>', 20),
      at, author.id, lower(f_unaccent(author.first_name || ' ' || author.last_name)), at, at + n % 30 * interval '1 hour'
    from (select n, ${pick(subjects, 11)} as subject,
        date_trunc('milliseconds', now()) - n * interval '50 minutes' as at
      from generate_series(1, $1::int) n) as made
      join (select id, first_name, last_name, row_number() over (order by id) - 1 as place
        from (select * from users order by id limit 300) as few) as author on author.place = made.n % 300`,
  courses: `insert into courses (title, slug, summary, area_id, level, minutes, published_at, created_at, updated_at)
    select ${pick(subjects, 13)} || ' ' || n, 'scale-' || n, 'Un curso en treinta lecciones.',
      areas.ids[1 + n % cardinality(areas.ids)], ${pick(`array['beginner','intermediate','advanced']`, 3)},
      30 + n % 600, now() - n * interval '5 hours', now() - n * interval '6 hours', now() - n % 900 * interval '1 hour'
    from generate_series(1, $1::int) n, (select array_agg(id) as ids from areas) as areas`,
  form_entries: `insert into form_entries (reference, family, kind, state, locale, name, email, company_name, data,
      search_text, created_at, updated_at)
    select 'SC-' || n, split_part(sort, ' ', 1), split_part(sort, ' ', 2),
      ${pick(`array['new','in_progress','waiting','done','done','done','to_check','spam']`, 17)},
      ${pick(`array['en','es','pt']`, 19)}, name, 'persona.' || n || '@mail.example', 'Empresa ' || n % 4000,
      jsonb_build_object('message', 'Queremos hablar de ' || city || '.'),
      'SC-' || n || ' ' || name || ' persona.' || n || '@mail.example Queremos hablar de ' || city, at,
      at + n % 90 * interval '1 hour'
    from (select n, ${pick(firstNames, 3)} || ' ' || ${pick(lastNames, 5)} as name, ${pick(cities, 7)} as city,
        ${pick(`array['contact contact_us','company company_registration','press press_interview','sponsors sponsor_contact']`, 23)} as sort,
        date_trunc('milliseconds', now()) - n * interval '7 minutes' as at
      from generate_series(1, $1::int) n) as made`,
  audit_entries: `insert into audit_entries (at, actor_id, action, resource, row_id, before, after, sealed_n, hash)
    select now() - n * interval '90 seconds', actors.ids[1 + n % cardinality(actors.ids)],
      ${pick(`array['edit','edit','add','remove']`, 3)}, ${pick(`array['news','events','companies','jobs','users']`, 5)},
      (1 + n % 5000)::text, jsonb_build_object('title', 'Antes ' || n), jsonb_build_object('title', 'Después ' || n),
      first.place + $1::int - n, md5(n::text)
    from generate_series($1::int, 1, -1) n,
      (select array_agg(id) as ids from (select id from users order by id limit 40) as few) as actors,
      (select coalesce(max(sealed_n), 0) + 1 as place from audit_entries) as first`,
};

const lessons = `insert into lessons (course_id, slug, title, position, minutes, kind, created_at, updated_at)
  select c.id, 'scale-' || c.id || '-' || n, 'Lección ' || n || ': ' || c.title, n, 5 + n % 40,
    ${pick(`array['video','text','exercise','link']`, 3)}, c.created_at, c.created_at + n * interval '1 minute'
  from courses c, generate_series(1, $1::int) n where c.slug like 'scale-%'`;

const tickets = `insert into tickets (event_id, name, price, currency, kind)
  select id, 'General', id % 3 * 1500, 'USD', 'standard' from events where slug like 'scale-%'`;

/** Orders of one ticket: `$1` for each event of the condition. Their numbers begin after `firstNumber`. */
const ordersOf = (condition, firstNumber) => `insert into orders (event_id, reference, number, state, first_name,
    last_name, email, locale, currency, total, confirmed_at, created_at, updated_at)
  select event_id, 'scale-' || n, 'S' || substr(lpad(n::text, 8, '0'), 1, 3) || '-' || substr(lpad(n::text, 8, '0'), 4),
    case when n % 20 = 0 then 'refunded' else 'confirmed' end, ${pick(firstNames, 3)}, ${pick(lastNames, 5)},
    'persona.' || n || '@mail.example', 'es', 'USD', price, at, at, at
  from (select e.id as event_id, t.price, e.created_at + k * interval '1 minute' as at,
      (${firstNumber} + (dense_rank() over (order by e.id) - 1) * $1::int + k)::int as n
    from events e join tickets t on t.event_id = e.id, generate_series(1, $1::int) k
    where e.slug like 'scale-%' and ${condition}) as made`;

const attendees = `insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, locale, slug,
    secret, state, created_at, updated_at)
  select o.event_id, t.id, o.id, o.first_name, o.last_name, o.email, o.locale, md5('scale ' || o.id),
    upper(substr(md5('secret ' || o.id), 1, 26)), case o.state when 'refunded' then 'cancelled' else 'confirmed' end,
    o.created_at, o.created_at
  from orders o join tickets t on t.event_id = o.event_id where o.reference like 'scale-%'`;

const afterOrders = [
  attendees,
  `insert into order_items (order_id, ticket_id, quantity, unit_price) select o.id, t.id, 1, t.price
    from orders o join tickets t on t.event_id = o.event_id where o.reference like 'scale-%'`,
  `insert into capacities (kind, owner_id, event_id, total, sold) select 'event', e.id, e.id, e.capacity,
      (select count(*) from attendees a where a.event_id = e.id and a.state = 'confirmed')
    from events e where e.slug like 'scale-%'`,
  `insert into capacities (kind, owner_id, event_id, total, sold) select 'ticket', t.id, t.event_id, null, c.sold
    from tickets t join capacities c on c.kind = 'event' and c.event_id = t.event_id
    join events e on e.id = t.event_id where e.slug like 'scale-%'`,
  `insert into check_in_lists (event_id, name) select id, 'Entrada' from events where slug = '${largeEvent}'`,
  `insert into check_ins (list_id, attendee_id, nonce, gate, device, is_valid, scanned_at, received_at)
    select l.id, a.id, md5('scan ' || a.id), 'A', 'bench', true, a.created_at, a.created_at
    from attendees a join check_in_lists l on l.event_id = a.event_id join events e on e.id = a.event_id
    where e.slug = '${largeEvent}' and a.id % 3 = 0 and a.state = 'confirmed'`,
];

/** Number of rows that the fill writes, by what they are. `guests` come to the large event, `seats` to each other. */
export const activity = {
  events: 20_000,
  seats: 15,
  guests: 30_000,
  news: 50_000,
  courses: 3000,
  lessonsEach: 30,
  formEntries: 200_000,
  auditEntries: 1_000_000,
  members: 100_000,
  facts: 1_000_000,
};

/**
 * Fills a migrated and seeded database with what a large community does: events with tickets, orders and check-ins, news,
 * courses with lessons, forms, audit entries, and the facts of the dashboards. Triggers do not run.
 */
export async function fillActivity(client, size, onPart = () => {}) {
  const run = async (name, text, values = []) => {
    await client.query(text, values);
    onPart(name);
  };
  await run('events', rowStatements.events, [size.events]);
  await run('tickets', tickets);
  await run('orders', ordersOf(`e.slug <> '${largeEvent}'`, 0), [size.seats]);
  await run('orders of one event', ordersOf(`e.slug = '${largeEvent}'`, 50_000_000), [size.guests]);
  for (const statement of afterOrders) await run('attendees', statement);
  await run('news', rowStatements.news, [size.news]);
  await run('courses', rowStatements.courses, [size.courses]);
  await run('lessons', lessons, [size.lessonsEach]);
  await run('forms', rowStatements.form_entries, [size.formEntries]);
  await run('audit', rowStatements.audit_entries, [size.auditEntries]);
  await fillDashboards(client, { memberCount: size.members, factCount: size.facts });
  onPart('dashboards');
}
