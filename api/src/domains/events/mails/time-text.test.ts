import { locales } from '@enlace/shared-contract/text';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { timeText } from './time-text';

const source = join(import.meta.dirname, '..', '..', '..');

describe('times in mails', () => {
  test('name the zone as the pages do', () => {
    for (const locale of locales) {
      const time = (timezone: string) => timeText({ starts_at: '2027-01-15T01:00:00Z', timezone }, locale);
      assert.match(time('America/Mexico_City'), /GMT[-−]6/);
      assert.match(time('America/Bogota'), /GMT[-−]5/);
      assert.doesNotMatch(time('America/New_York'), /EST|Standard/);
    }
  });

  test('are written nowhere with a short name of a zone', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const isShort = (file: string) => /timeZoneName: 'short'/.test(readFileSync(join(source, file), 'utf8'));
    assert.deepEqual(files.filter(isShort), []);
  });
});
