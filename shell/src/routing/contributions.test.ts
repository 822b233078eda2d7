import { defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';

import { createExternalStore } from '../lifecycle/external-store';
import { buildAnswer, buildRemote } from '../testing/build-registry';
import { createContributions } from './contributions';

const same = () => Promise.resolve({ texts: { fields: { venue: 'Venue' } } });
const eventTexts = defineTexts('test/fields', { fields: { venue: 'Venue' } }, { es: same, pt: same });

test('labels of fields come from the remote that names them; a remote is loaded only for its own', async () => {
  const loads: string[] = [];
  const answer = buildAnswer([
    buildRemote('mf-content', []),
    buildRemote('mf-off', [], { enabled: false, fieldTexts: ['orders'] }),
    buildRemote('mf-events', [], { fieldTexts: ['events', 'tickets'] }),
  ]);
  const registry = createExternalStore({ answer, viewerId: 1, outdatedOn: null });
  const { loadFieldTexts } = createContributions(registry, {
    load({ id }) {
      loads.push(id);
      const fieldTexts = (resource: string) => (resource === 'events' ? Promise.resolve(eventTexts) : undefined);
      return Promise.resolve(defineRemote({ id, features: [], fieldTexts }));
    },
  });
  expect(await loadFieldTexts('events')).toBe(eventTexts);
  expect(await loadFieldTexts('tickets')).toBeNull();
  expect(await loadFieldTexts('orders')).toBeNull();
  expect(await loadFieldTexts('companies')).toBeNull();
  expect(loads).toEqual(['mf-events', 'mf-events']);
});
