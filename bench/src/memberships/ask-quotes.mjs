import { setTimeout as sleep } from 'node:timers/promises';

const password = 'enlace-demo-1';

async function send(url, path, headers, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}

/**
 * Demo members who are signed in, each with a package that they do not have: half of them pay already, so that Stripe
 * counts the unused time of their present plan.
 * @param client connection to the database, which knows the addresses of the demo members
 */
export async function signInMembers(client, url, count) {
  const { rows } = await client.query(
    `with people as (
       select u.id, u.email, m.price, m.currency, r.role_id,
         coalesce(m.state = 'active' and not m.cancel_at_period_end and m.pending_at is null and m.interval = 'month'
           and m.comp_until is null, false) as pays, coalesce(m.state, 'none') as state
       from users u join user_roles r on r.user_id = u.id left join memberships m on m.user_id = u.id
       where u.email_verified_at is not null and u.deleted_at is null and u.disabled_at is null
         and u.removal_due_at is null and (select count(*) from user_roles o where o.user_id = u.id) = 1),
     members as (
       select distinct on (p.id) p.id, p.email, p.pays, k.id as package
       from people p join packages k on k.role_id = p.role_id and k.price > coalesce(p.price, 0) and k.interval = 'month'
         and k.currency = coalesce(nullif(p.currency, ''), k.currency)
       where p.pays or p.state = 'none' order by p.id, k.price desc)
     select * from (select *, row_number() over (partition by pays order by id) as place from members) as ranked
     where place <= $1 order by id`,
    [count / 2],
  );
  const members = [];
  for (const { email, package: packageId } of rows) {
    const { access_token: token } = await send(url, '/api/login', {}, { email, password });
    members.push({ headers: { authorization: `Bearer ${token}` }, packageId });
  }
  if (members.length < count) throw new Error(`the demo has ${members.length} members who can ask for a price`);
  return members;
}

/**
 * Each member asks once in a second what the other plan costs: a load that does not wait for answers.
 * @returns the milliseconds of the slowest twentieth of the answers
 */
export async function askQuotes(url, members, seconds) {
  const times = [];
  const start = performance.now();
  const ask = async ({ headers, packageId }) => {
    const before = performance.now();
    await send(url, '/api/stripe/change_membership_calculate', headers, { package_id: packageId });
    times.push(performance.now() - before);
  };
  const answers = [];
  for (let second = 0; second < seconds; second += 1)
    for (const [place, member] of members.entries()) {
      const at = start + (second + place / members.length) * 1000;
      await sleep(Math.max(0, at - performance.now()));
      answers.push(ask(member));
    }
  await Promise.all(answers);
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)];
}
