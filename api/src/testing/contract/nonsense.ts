import type { Random } from '../../infrastructure/random/random';

/** Texts that often break software. */
export const evilTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '";drop table users;--',
  '%',
  '_',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💃🏽',
  'ñ'.repeat(300),
  '../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  '%s%n%x',
  '<script>',
  '1; select pg_sleep(9)',
  '9223372036854775808',
  '-9223372036854775809',
  '1.5',
  '٣',
  'asc; --',
  '2026-02-30',
  '9999-99',
  '0000-00',
  '\r\nX: y',
  'x'.repeat(5000),
];

/** Values that no form sends. */
export const evilValues: readonly unknown[] = [
  ...evilTexts,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e300,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  [{}],
  { a: 1 },
  [1, 2, 'x'],
  { es: 1 },
  { es: { name: [] } },
  { fr: {} },
  { length: 3 },
  { toString: 1, valueOf: null },
  nestArrays(60),
];

function nestArrays(depth: number): unknown {
  return depth === 0 ? 'deep' : [nestArrays(depth - 1)];
}

/** A body with something wrong in it; sometimes not even an object. */
export function spoil(body: Readonly<Record<string, unknown>>, random: Random): unknown {
  if (random.chance(0.03)) return random.pick(evilValues);
  const spoilt: Record<string, unknown> = { ...body };
  const names = [...Object.keys(body), 'id', 'slug', 'updated_at', 'nothing'];
  for (const name of random.sample(names, random.int(1, 3))) {
    if (random.chance(0.2)) delete spoilt[name];
    else if (random.chance(0.15)) spoilt[name] = [spoilt[name]];
    else spoilt[name] = random.pick(evilValues);
  }
  return spoilt;
}
