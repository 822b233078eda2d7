import { postJson } from '../servers/post-json.mjs';
import { actSteadily, p95Of } from '../servers/steady-load.mjs';

const password = 'enlace-demo-1';

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
    const { access_token: token } = await postJson(url, '/api/login', { body: { email, password } });
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
  const path = '/api/stripe/change_membership_calculate';
  const ask = ({ headers, packageId }) => postJson(url, path, { headers, body: { package_id: packageId } });
  return p95Of(await actSteadily(members, seconds, ask));
}
