import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cleanRichText } from '../../kit/core/values/rich-text';
import { shareTestApi } from '../../testing/shared-api';
import { plainToHtml } from './0014-work-writing';

test('plain texts become the HTML that the editor would write', async () => {
  const api = await shareTestApi();
  await sql.raw(plainToHtml).execute(api.deps.db);
  for (const [plain, html] of [
    ['One.', '<p>One.</p>'],
    ['One.\n\nTwo\nlines.\r\n \r\nThree.', '<p>One.</p><p>Two<br />lines.</p><p>Three.</p>'],
    ['  a < b & c > d\n', '<p>a &lt; b &amp; c &gt; d</p>'],
    [' \n ', null],
  ] as const) {
    const { rows } = await sql<{ html: string | null }>`select plain_to_html(${plain}) as html`.execute(api.deps.db);
    assert.equal(rows[0]?.html, html);
    if (html !== null) assert.equal(cleanRichText(html), html);
  }
  await sql`drop function plain_to_html(text)`.execute(api.deps.db);
});
