import { fillPool, findSkills } from './pool/fill-pool.mjs';
import { measureSlowest } from './report/measure-slowest.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runApi } from './servers/gateway.mjs';
import { signIn } from './servers/sign-in.mjs';

const memberCount = 50_000;

/** Searches as recruiters make them, from all members to few. @param skills ids */
const searchesOf = ([first, second, third]) => [
  '',
  `skills[]=${first}`,
  `skills[]=${first}&skills[]=${second}`,
  `skills[]=${first}&skills[]=${second}&skills[]=${third}&skill_mode=or`,
  'years_from=5&years_to=9&availability=now',
  'country_code=PE',
  'search=ingeniera',
  'search=quispe%20datos',
  'search=colibri',
  `search=lima&skills[]=${first}&availability=soon`,
];

const orders = ['sort=updated_at&order=desc', 'sort=years&order=desc'];

/** The talent pool of 50,000 members on PostgreSQL, as a recruiter reads it. */
export function measurePool() {
  return onDurableSite(runApi, 'pool', async ({ server: { url }, client }) => {
    await fillPool(client, memberCount);
    const headers = await signIn(url, 'recruiter@enlace.test');
    const searches = searchesOf(await findSkills(client, 3));
    const paths = searches.flatMap((search) =>
      orders.map((order) => `/api/job_info/talent_pool?page=1&per_page=25&lang=es&${order}&${search}`),
    );
    return [await measureSlowest(url, { id: 'pool.list-p95', what: 'slowest list of the pool', paths, headers })];
  });
}
