import { makeTicketCode, readCodeEnd, readTicketCode } from './ticket-code';

const code = '0123456789ABCDEFGHJKMNPQRS';

test('a new code has 26 digits and capital letters that cannot be confused', () => {
  const codes = Array.from({ length: 10 }, (_, start) =>
    makeTicketCode(Uint8Array.from({ length: 26 }, (_byte, index) => start * 26 + index)),
  );
  for (const one of codes) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(codes.join('')).not.toMatch(/[ILOU]/);
  expect(new Set(codes.join('')).size).toBe(32);
  expect(() => makeTicketCode(new Uint8Array(16))).toThrow();
});

test.each([
  code,
  code.toLowerCase(),
  'o123456789abcdEFGHJKMNPQRS',
  'OI23456789ABCDEFGHJKMNPQRS',
  'Ol23456789ABCDEFGHJKMNPQRS',
  'oL23456789abcdefghjkmnpqrs',
  ' 0123-4567-89AB-CDEF-GHJK-MNPQ-RS ',
  '0123 4567 89ab cdef ghjk mnpq rs',
  `https://enlace.example/t/${code.toLowerCase()}?lang=es`,
])('%j is the same code', (text) => {
  expect(readTicketCode(text)).toBe(code);
});

test.each([
  'aB3-_lIoO0zZ9xYwVuTsRq',
  'ol-il-ol-il-ol-il-ol-i',
  'd41d8cd98f00b204e9800998ecf8427e',
  '0123456789ABCDEFGHJKMNPQRU',
  'secret-code-1',
  '',
])('%j of a former release stays unchanged', (text) => {
  expect(readTicketCode(text)).toBe(text);
  expect(readTicketCode(`https://enlace.example/t/${text}?lang=es#top`)).toBe(text);
});

test('a former code is read from a keyboard with a Spanish or Italian layout', () => {
  expect(readTicketCode("aB3'?lIoO0zZ9xYwVuTsRq")).toBe('aB3-_lIoO0zZ9xYwVuTsRq');
});

test('the end of a code is searched as it is typed, and as a new code has it', () => {
  expect(readCodeEnd('oL7x')).toEqual(['oL7x', '017X']);
  expect(readCodeEnd('017X')).toEqual(['017X']);
});
