import * as z from 'zod/mini';

import { optionalLinkedIn } from './linkedin-field';

const schema = z.object({ linkedin: optionalLinkedIn });
const read = (linkedin: unknown) => schema.safeParse({ linkedin }).data?.linkedin;

test.each([
  'https://www.linkedin.com/in/ana',
  'http://linkedin.com/in/ana/',
  ' linkedin.com/in/ana ',
  'https://co.LinkedIn.com/in/ana?utm_source=share#about',
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
