import { foldBrackets } from '@enlace/shared-contract/calls';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod/mini';

import { markSnippet } from '../domains/site/search/mark-text';
import { wordsOf } from '../domains/site/search/search-words';
import { parseCookies } from '../infrastructure/http/cookies';
import { pickEncoding } from '../infrastructure/http/encoding';
import { localeOf } from '../infrastructure/http/locale';
import { reasonOf } from '../infrastructure/background-jobs/failure-reason';
import { renderMail } from '../infrastructure/mail/render-mail';
import { guessDelimiter } from '../kit/capabilities/import/parse-csv';
import { cleanRichText, plainTextOf } from '../kit/core/values/rich-text';
import { slugify } from '../kit/core/write/slugs';
import { bodyCalls } from '../testing/contract/call-schemas';
import type { JsonSchema } from '../testing/contract/sample';
import { processorTime } from '../testing/processor-time';
import { schemaOf } from './docs/describe-call';
import { formReplyMail } from '../domains/forms/mails/form-reply.mail';
import { passwordChangedMail } from '../domains/identity/auth/mails/password-changed.mail';

const limitMs = 20;
/** Characters of the longest text field of a form; `bodyLimits.field`. */
const longestField = 512 * 1024;

/**
 * Texts that need the most steps from expressions with a repetition that can begin at every character. Only these for
 * schemas: they have short expressions, and markup means nothing to them.
 */
const schemaParts = [
  'a',
  'a-',
  '@',
  'a@',
  '@.',
  'a@.',
  '.',
  ' ',
  '\t a',
  '<',
  '&',
  '(',
  '"',
  '-',
  '0',
  '0,',
  'https://a.',
  'a\u0301',
];
const parts = [
  ...schemaParts,
  ' \n',
  '<a ',
  '</',
  '<b>',
  '&amp',
  '[',
  '**',
  '_a_',
  '`',
  '![](',
  '""',
  "'",
  '\\',
  '%',
  '%2',
  '{',
  '$1',
  'http://',
  'www.',
  '\u0301',
  '\u200d',
  '\ud83d\udc69\u200d',
  '\u202e',
  'İ',
  'a[0]',
  '=1&a[0][0]',
];
const repeat = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);
/** The text, and the text with an end that no expression accepts. */
const worstTexts = (length: number, someParts: readonly string[] = parts): string[] =>
  someParts.flatMap((part) => [repeat(part, length), `a@${repeat(part, length - 4)}\n\u0000`]);

/** Names of the fields that can contain text. */
function textFields(schema: JsonSchema): string[] {
  const hasText = ({ type, anyOf = [], enum: values }: JsonSchema): boolean =>
    (type === 'string' && values === undefined) || type === undefined || anyOf.some(hasText);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => (hasText(property) ? [name] : []));
}

function assertFast(what: string, text: string, run: () => unknown): void {
  const time = processorTime(run, limitMs);
  assert.ok(time < limitMs, `${what}: "${text.slice(0, 12)}…" needs ${time} ms`);
}

/** Parses each text in all fields at once; when that is slow, in each field alone. */
function parseTexts(what: string, schema: z.ZodMiniType, texts: readonly string[]): void {
  const fields = textFields(schemaOf(schema, 'input'));
  for (const text of texts) {
    const body = Object.fromEntries(fields.map((field) => [field, text]));
    if (processorTime(() => schema.safeParse(body), limitMs) < limitMs) continue;
    for (const field of fields) assertFast(`${what} ${field}`, text, () => schema.safeParse({ [field]: text }));
  }
}

describe('the longest texts need little processor time', () => {
  test('in every text field of every call of the contract', () => {
    const texts = worstTexts(longestField, schemaParts);
    const schemas = new Map<z.ZodMiniType, string>();
    for (const { call, schema } of bodyCalls()) if (schema !== null) schemas.set(schema, call.path);
    assert.ok(schemas.size > 50, `${schemas.size} schemas`);
    for (const [schema, path] of schemas) parseTexts(path, schema, texts);
  });

  /** Functions that read accepted texts, with the longest text that reaches them. */
  const readers: Readonly<Record<string, readonly [length: number, read: (text: string) => unknown]>> = {
    'the address of a record': [300, slugify],
    'the words of a search': [2000, wordsOf],
    'the text of a search result': [
      60_000,
      (text) => markSnippet([text], [], { phrase: 'ana', words: ['ana'], isNear: true }),
    ],
    'a mail to a person with this name': [
      200,
      (text) => renderMail(passwordChangedMail.fill({ name: text }), 'es', mailSettings),
    ],
    'a mail with an answer': [
      10_000,
      (text) =>
        renderMail(
          formReplyMail.fill({
            name: text.slice(0, 200),
            subject: text.slice(0, 200),
            body: text,
            reference: text.slice(0, 20),
          }),
          'es',
          mailSettings,
        ),
    ],
    'the reason of a failed job': [longestField, (text) => reasonOf(new Error(text))],
    'the delimiter of a file': [longestField, guessDelimiter],
    'the cookies of a request': [16_384, parseCookies],
    'the language of a request': [16_384, (text) => localeOf({ 'accept-language': text, cookie: text })],
    'the encoding of a request': [16_384, pickEncoding],
  };
  for (const [name, [length, read]] of Object.entries(readers))
    test(`for ${name}`, () => {
      for (const text of worstTexts(length)) assertFast(name, text, () => read(text));
    });

  test('for rich text; the time grows with the length, not with its square', () => {
    for (const part of parts) {
      const time = (length: number): number => {
        const text = repeat(part, length);
        let count = 0;
        // Each text is another one, because cleaned texts are cached.
        const read = (): string => plainTextOf(cleanRichText(`${(count += 1)} ${text}`));
        return processorTime(read, 1);
      };
      const [short, long] = [time(7500), time(60_000)];
      assert.ok(
        long < limitMs || long < short * 16,
        `"${part}" needs ${short} ms, and ${long} ms for 8 times the length`,
      );
    }
  });

  test('for the most form fields, with every kind of bracket', () => {
    const names: readonly ((index: number) => string)[] = [
      () => 'a[0][0]',
      () => 'a[]',
      () => 'a[][id]',
      (index) => `a[${index}]`,
      (index) => `a[k${index}][0]`,
      (index) => `a${index}[0]`,
      (index) => `a[0][0][0][${index}]`,
      () => 'a[0]'.repeat(100_000),
      () => '['.repeat(200_000),
    ];
    for (const name of names) {
      const entries = Array.from({ length: 1000 }, (_, index): [string, string] => [name(index), '1']);
      assertFast('brackets', name(0), () => foldBrackets(entries));
    }
  });
});

const mailSettings = { productName: 'Enlace', origin: 'https://enlace.test' };
