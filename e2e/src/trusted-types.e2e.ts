// Declares `globalThis.enlaceTrust`.
import type {} from '@enlace/shared-contract/text';

import { testTrustedPages, watchViolations } from './journeys/trusted-types';
import { frame } from './support/frame';
import { expect, test } from './support/person-test';
import { test as newcomers } from './support/test';

testTrustedPages('latina', '/es');

test.describe('editor', () => {
  test.use({ person: 'admin' });

  test('a text pasted into the editor keeps its format and loses its code', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/admin/news/new');
    const editor = page.locator('.ProseMirror').first();
    await editor.click();
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer();
      const html =
        '<meta charset="utf-8"><p>Plain <b>bold</b><img src="x" onerror="globalThis.hacked=1"></p><ul><li>One</li></ul>';
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(editor.locator('strong')).toHaveText('bold');
    await expect(editor.locator('li')).toHaveText('One');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(violations).toEqual([]);
  });
});

/** The error of an operation in the page; empty when it worked. */
const attempts: Readonly<Record<string, () => unknown>> = {
  'markup from a text': () => (document.body.innerHTML = '<img src="x" onerror="globalThis.hacked=1">'),
  'markup from a parser': () => new DOMParser().parseFromString('<p>', 'text/html'),
  'a foreign script': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.test/a.js';
  },
  'a foreign script by the policy': () => globalThis.enlaceTrust?.createScriptURL('https://evil.test/a.js'),
  'an upload as a script': () => globalThis.enlaceTrust?.createScriptURL('/assets/../api/v2/files/a.js'),
  'an encoded path': () => globalThis.enlaceTrust?.createScriptURL('/assets/%2e%2e/api/v2/files/a.js'),
  'code in a script': () => {
    document.createElement('script').text = 'globalThis.hacked=1';
  },
  'a second policy': () => Reflect.get(globalThis, 'trustedTypes').createPolicy('other', {}),
  'the same policy again': () => Reflect.get(globalThis, 'trustedTypes').createPolicy('enlace', {}),
};

newcomers.describe('injections', () => {
  newcomers.use({ expectedErrors: /Trusted|trusted-types/ });

  newcomers('markup, addresses and code from texts are refused', async ({ page }) => {
    await page.goto('/');
    await expect(frame(page).heading).toBeVisible();
    for (const [name, attempt] of Object.entries(attempts)) {
      await expect(page.evaluate(attempt), name).rejects.toThrow(/TypeError/);
    }
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  newcomers('the policy escapes all tags but those of rich text', async ({ page }) => {
    await page.goto('/');
    const readMarkup = (html: string) =>
      page.evaluate((text) => String(globalThis.enlaceTrust?.createHTML(text)), html);
    const richText =
      '<h2>A</h2><p><a href="/jobs" rel="x">B</a><br /><img src="/api/v2/files/a.png" srcset="/api/v2/files/a.png 1w" alt="" width="1" /></p>';
    // Before the shell starts, everything is escaped.
    await expect.poll(() => readMarkup(richText)).toBe(richText);
    expect(await page.evaluate(() => globalThis.enlaceMarkup), 'the markup can be named once').toBeUndefined();
    for (const [markup, escapedMarkup] of [
      ['<img src="x" onerror="a()">', '&lt;img src="x" onerror="a()">'],
      ['<a href="javascript:a()">B</a>', '&lt;a href="javascript:a()">B</a>'],
      ['<a href="java&#115;cript:a()">B', '&lt;a href="java&#115;cript:a()">B'],
      ['<p/onclick=a()>', '&lt;p/onclick=a()>'],
      ['<svg><style><p title="</style>">', '&lt;svg>&lt;style>&lt;p title="&lt;/style>">'],
      ['<script>a()</script>', '&lt;script>a()&lt;/script>'],
      ['<!--<p>-->', '&lt;!--<p>-->'],
    ] as const) {
      expect(await readMarkup(markup)).toBe(escapedMarkup);
    }
  });
});
