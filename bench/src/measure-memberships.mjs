import { askQuotes, signInMembers } from './memberships/ask-quotes.mjs';
import { median } from './report/statistics.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runGateway } from './servers/gateway.mjs';

const rounds = 3;
const seconds = 6;
const memberCount = 10;

/** The price of another plan, with the sandbox of Stripe. */
export function measureMemberships() {
  return onDurableSite(runGateway, 'memberships', async ({ server, client }) => {
    const members = await signInMembers(client, server.url, memberCount);
    await askQuotes(server.url, members, 2);
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await askQuotes(server.url, members, seconds));
    return [
      {
        id: 'memberships.quote-p95',
        what: `price of another plan, ${memberCount} members a second: p95`,
        value: median(results),
        unit: 'ms',
      },
    ];
  });
}
