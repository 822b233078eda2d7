import type { RegistryRemote } from '@enlace/shared-contract/platform';
import { defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';

import { createExternalStore } from '../lifecycle/external-store';
import { buildAnswer, buildRemote } from '../testing/build-registry';
import { fieldTextsOfRemotes } from './field-texts';

const same = () => Promise.resolve({ texts: { fields: { venue: 'Venue' } } });
const eventTexts = defineTexts('test/fields', { fields: { venue: 'Venue' } }, { es: same, pt: same });

test('labels of fields come from the remote that names them; a remote is loaded only for its own', async () => {
  const loads: string[] = [];
  const answer = buildAnswer([
    buildRemote('mf-content', []),
    buildRemote('mf-off', [], { enabled: false }),
    buildRemote('mf-events', [], { fieldTexts: ['events', 'tickets'] }),
  ]);
  const registry = createExternalStore({ answer, viewerId: 1, outdatedOn: null });
  const loader = {
    load({ id }: RegistryRemote) {
      loads.push(id);
      const fieldTexts = (resource: string) => (resource === 'events' ? Promise.resolve(eventTexts) : undefined);
      return Promise.resolve(defineRemote({ id, features: [], fieldTexts }));
    },
  };
  const textsOf = fieldTextsOfRemotes(registry, loader);
  expect(await textsOf('events')).toBe(eventTexts);
  expect(await textsOf('tickets')).toBeFalsy();
  expect(await textsOf('orders')).toBeFalsy();
  expect(await textsOf('companies')).toBeFalsy();
  expect(loads).toEqual(['mf-events', 'mf-events']);
});
