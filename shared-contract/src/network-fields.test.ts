import * as z from 'zod/mini';

import type { Resource } from './define-resource';
import * as areas from './entries/all';
import { optionalLinkedIn } from './network-fields';

const schema = z.object({ linkedin: optionalLinkedIn });
const read = (linkedin: unknown) => schema.safeParse({ linkedin }).data?.linkedin;

test.each([
  'https://www.linkedin.com/in/ana',
  'http://linkedin.com/in/ana/',
  ' linkedin.com/in/ana ',
  'https://co.LinkedIn.com/in/ana?utm_source=share#about',
  'https://pt-br.linkedin.com/in/ana',
  'https://m.linkedin.com/in/ana',
])('%s is stored in one form', (address) => {
  expect(read(address)).toBe('https://www.linkedin.com/in/ana');
});

test.each([
  'https://evil.example/in/ana',
  'https://linkedin.com.evil.example/in/ana',
  'https://linkedin.com@evil.example/in/ana',
  'https://notlinkedin.com/in/ana',
  'https://evil.example/linkedin.com/in/ana',
  'javascript:alert(1)//linkedin.com/in/ana',
  'https://www.linkedin.com/',
  'ana',
])('%s is refused', (address) => {
  const { error } = schema.safeParse({ linkedin: address });
  expect(JSON.stringify(error?.issues)).toContain('linkedin');
});

test('can be left out', () => {
  expect([read(undefined), read(null), read('')]).toEqual([undefined, null, '']);
});

/** Fields of these names hold a page on one site. */
const networks = /^(linkedin|github|instagram|facebook|youtube|twitter|x|tiktok)(_url)?$/;
const exportedValues = Object.values<object>(areas).flatMap((area) => Object.entries<unknown>({ ...area }));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isResource = (value: object): value is Resource => 'listEntity' in value && 'write' in value;

/** Schemas of bodies: those of resources, and the exportedValues ones that are not answers. */
const bodies = exportedValues.flatMap(([name, value]): (readonly [string, z.ZodMiniObject])[] => {
  if (!isObject(value)) return [];
  if (isResource(value)) return [[value.name, value.write]];
  return value instanceof z.ZodMiniObject ? [[name, value]] : [];
});
const pages = bodies.flatMap(([name, { shape }]) =>
  Object.entries(shape)
    .filter(([field]) => networks.test(field))
    .map(([field, part]) => [`${name}.${field}`, field, part as z.ZodMiniType] as const),
);
const isAnswer = (part: z.ZodMiniType): boolean => !z.safeParse(part, undefined).success;

describe('every field of a body with the name of a network', () => {
  test('is one of those that the members, companies, chapters and forms have', () => {
    expect(pages.length).toBeGreaterThan(5);
  });

  test.each(pages.filter(([, , part]) => !isAnswer(part)))(
    '%s takes addresses of its site only',
    (_name, field, part) => {
      const host = `${field.replace('_url', '')}.com`;
      for (const address of [
        'https://evil.example/ana',
        `https://${host}.evil.example/ana`,
        `https://${host}@evil.example/ana`,
      ])
        expect(z.safeParse(part, address).success).toBe(false);
      for (const address of [`https://${host}/ana`, `https://www.${host}/ana`, '', null])
        expect(z.safeParse(part, address).success).toBe(true);
      expect(z.safeParse(part, `http://${host}/ana`).data).toMatch(/^https:/);
    },
  );
});
