import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { redactText, redactUrl } from './redact-url';

const root = join(import.meta.dirname, '../../..');
const secret = 'Hush-hush-hush';
/** Parts of paths that are no secrets. */
const plainParts = ['id', 'ticketId', 'n', 'offset', 'lesson', 'resource', 'name', 'slug', 'kind', 'part', 'locale'];
/** Slugs that only the owner of a ticket knows. */
const secretSlugs = ['/t/{slug}', '/api/v2/attendee-tickets/{slug}', '/api/v2/attendee-tickets/{slug}/qr.svg'];

/** Sources of the calls, and of the pages of shell and remotes. */
function readSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  );
}

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const contract = readSources(['shared-contract/src']);

describe('an address in the log', () => {
  test('has no part of a path that is a secret', () => {
    const pages = readSources(['shell/src', ...remotes.map((name) => `${name}/src`)]);
    const calls = contract.flatMap((text) => [...text.matchAll(/['`](\/[^'`\s]*\{\w+\}[^'`\s]*)['`]/g)]);
    const paths = pages.flatMap((text) => [...text.matchAll(/path: ?['`](\/[^'`\s]*:\w+[^'`\s]*)['`]/g)]);
    const templates = [...calls, ...paths].map(([, path = '']) => path.replaceAll(/:(\w+)/g, '{$1}'));
    const secretPaths = templates.filter((path) =>
      [...path.matchAll(/(?<!\$)\{(\w+)\}/g)].some(([, name = '']) => !plainParts.includes(name)),
    );
    assert.ok(secretPaths.length > 20);
    for (const template of [...secretPaths, ...secretSlugs]) {
      const path = template.replaceAll(/(?<!\$)\{(\w+)\}/g, (_, name) =>
        plainParts.includes(String(name)) && !template.includes('{slug}') ? '7' : secret,
      );
      for (const prefix of ['', '/es', '/back', '/registry/state/0123456789abcdef'])
        assert.doesNotMatch(redactUrl(`${prefix}${path}?lang=es`), /hush/i, path);
    }
  });

  test('has no parameter that is a secret or belongs to a person', () => {
    const fields = contract.flatMap((text) => [
      ...text.matchAll(/\b(\w*(?:token|secret|pin|mail|password|preview))\??:/gi),
    ]);
    const links = readSources(['shell/src', 'api/src', ...remotes.map((name) => `${name}/src`)]);
    const parameters = links.flatMap((text) => [
      ...text.matchAll(/[?&](\w*(?:token|secret|pin|mail|code|preview))=/gi),
    ]);
    const names = new Set([...fields, ...parameters].map(([, name = '']) => name));
    assert.ok(names.size > 10);
    for (const name of names) {
      // Names of errors, calls and facts are no parameters.
      if (/[A-Z]|^(has|is|can)_/.test(name)) continue;
      assert.doesNotMatch(redactUrl(`/x?a=1&${name}=${secret}&b=2`), /hush/i, name);
      assert.equal(redactUrl(`/x?a=1&${name}=${secret}&b=2`), `/x?a=1&${name}=[redacted]&b=2`);
    }
  });

  test('has no e-mail address, and no secret of an address in it', () => {
    for (const url of [
      '/my/users?search=hush@example.org',
      '/my/users?search=hush%40example.org',
      '/verify/hush@example.org',
      '/verify-email?user_id=5&email=hush',
      '/login?callbackUrl=%2Fpay%2F5.6.hush',
      '/login?callbackUrl=%2Freset-password%3Fpin%3Dhush',
      '/login?callbackUrl=%252Freset-password%253Fpin%253Dhush',
      '/x?next=%252525252Fpay%252525252Fhush',
      '/x?broken=%zz-hush',
      '/api/v2/unknown/5.hush-hush-hush-hush',
      '/api/v2/unknown/Hush0000HushHushHush0000',
      '/x?value=Hush0000HushHushHush0000',
      '/x?value=Hush0000HushHushHush0000%2Fpage',
      '/x?value=5.hush-hush-hush-hush',
      '/x?Hush0000HushHushHush0000',
      '/t//hush',
      '/dashboards//shared//hush',
      '/api/v2/holds//Hush-hush',
      '/x?api_key=hush',
      '/x?apikey=hush&otp=hush',
    ])
      assert.doesNotMatch(redactUrl(url), /hush/i, url);
  });

  test('stays readable where it has no secret', () => {
    for (const url of [
      '/events/encuentro-de-mujeres-en-tecnologia-2026',
      '/api/v2/donations/5',
      '/api/v2/attendee-tickets/lost',
      '/remotes/mf-public/0.1.0-dev.h83da4269/remote.11223344.js',
      '/jobs?search=react&page=2',
      '/login?callbackUrl=%2Fmy%2Fjobs%3Fpage%3D2',
      '/registry/boot/0123456789abcdef',
      '/jobs?search=front-end-developer-2026&flag',
    ])
      assert.equal(redactUrl(url), url);
  });

  test('keeps the rest of a report', () => {
    const report = '{"document-uri":"https://enlace.test/x?pin=hush","blocked-uri":"https://evil.test"}';
    assert.equal(redactText(report), report.replace('hush', '[redacted]'));
  });
});
