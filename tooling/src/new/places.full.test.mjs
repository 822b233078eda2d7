import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { copySources, listWritten, locales, contract, wasThere } from './copy-sources.mjs';

const { fill, make, read, remove } = copySources();

describe('npm run new', () => {
  before(fill);
  after(remove);

  test('a choice brings its values and their words', async () => {
    await make('field', 'companies', 'pace', 'choice', 'slow', 'fast');
    assert.match(read(contract), /pace: field\.optional\(field\.oneOfOrNone\(\['slow', 'fast'\]\)\),/);
    for (const path of locales) assert.match(read(path), /pace: \{ slow: 'Slow', fast: 'Fast' \},/);
  });

  test('contracts that are written in other ways take a field too', async () => {
    for (const words of ['areas opens_on date', 'tags is_hot flag', 'courses seats number', 'chapters blog url'])
      await make('field', ...words.split(' '));
    assert.match(
      read('shared-contract/src/resources/courses.ts'),
      /seats: field\.optional\(field\.number\(0, 1_000_000\)\),/,
    );
  });

  test('a call of an existing domain changes its area and its module, in each way that modules are written', async () => {
    const routesOf = {
      dashboards: 'mountWaveHands, mountDatasets, mountStats',
      work: 'mountWaveHandsAtWork',
      learning: 'mountWaveHandsAtLearning, (app, deps)',
    };
    for (const [domain, routes] of Object.entries(routesOf)) {
      const name = domain === 'dashboards' ? 'wave-hands' : `wave-hands-at-${domain}`;
      const module = `api/src/domains/${domain}/${domain}.module.ts`;
      const places = listWritten(await make('call', name, domain));
      assert.deepEqual(places.filter(wasThere), [`shared-contract/src/entries/${domain}.ts`, module]);
      assert.equal(read(module).match(/\broutes:/g).length, 1);
      assert.ok(read(module).includes(`routes: [${routes}`), read(module));
    }
  });

  test('a call without a domain, and one whose file, name or address is taken, are refused before a file is written', async () => {
    const refusals = [
      [['wave'], /needs the domain that serves it.*there are .*\bcommunity,/],
      [['wave', 'astronomy'], /no domain astronomy; there are .*\bcommunity,/],
      [['wave', '../domains/work'], /no domain/],
      [['waveHands', 'work'], /not kebab-case/],
      [['notifications', 'work'], /endpoints\/notifications\.ts exists already/],
      [['mails', 'notifications'], /mails\.routes\.ts exists already/],
      [['downloads', 'events'], /mountDownloads exists already/],
      [
        ['notification', 'work'],
        /notificationCalls exists already, in shared-contract\/src\/endpoints\/notifications\.ts/,
      ],
      [['read', 'notifications'], /\/api\/v2\/notifications\/read exists already/],
    ];
    for (const [words, message] of refusals)
      await assert.rejects(make('call', ...words), (error) => {
        assert.match(error.stderr, message);
        assert.deepEqual(listWritten(error), []);
        return true;
      });
  });
});
