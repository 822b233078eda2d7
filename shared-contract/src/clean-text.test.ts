import { safeParse } from 'zod/v4/core';

import { cleanLine, cleanText } from './clean-text';
import {
  email,
  line,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredInstant,
  requiredLine,
  requiredText,
} from './fields';
import { optionalLinkedIn } from './network-fields';

const invisibleSigns = ['\u200B', '\uFEFF', '\u00AD', '\u202E', '\u2066', '\u2060', '\0', '\u0085', '\u200D', '\u200C'];

describe('a text', () => {
  it.each([
    ['Disen\u0303o', 'Diseño'],
    ['  Ana   María\u00A0 López ', 'Ana María López'],
    ['El Bosque\nLa Colina', 'El Bosque La Colina'],
    ['a\u2009b\u3000c\u2028d', 'a b c d'],
  ])('of one line is stored in one form: %j', (typedText, storedText) => {
    expect(safeParse(line(), typedText).data).toBe(storedText);
    expect(safeParse(optionalText(100), typedText).data).toBe(storedText);
  });

  it.each(invisibleSigns)('has no invisible sign: %j', (sign) => {
    for (const clean of [cleanLine, cleanText]) expect(clean(`Di${sign}se\u00F1o ${sign}UX${sign}`)).toBe('Diseño UX');
    expect(safeParse(email, `ana${sign}@exam${sign}ple.org${sign}`).data).toBe('ana@example.org');
    expect(safeParse(optionalUrl, `https://example.org/${sign}a`).data).toBe('https://example.org/a');
    expect(safeParse(optionalLinkedIn, `linkedin.com/in/${sign}ana`).data).toBe('https://www.linkedin.com/in/ana');
  });

  it('with more than 200 characters keeps its lines, required or not, unless it is a title', () => {
    const typedText = 'Uno\ndos';
    for (const schema of [line(500), optionalText(500), requiredText(500)])
      expect(safeParse(schema, typedText).data).toBe(typedText);
    expect(safeParse(requiredLine(300), typedText).data).toBe('Uno dos');
  });

  it('of several lines keeps its lines and its spaces', () => {
    expect(safeParse(optionalText(), '\r\nUno\r\n\r\n  dos\rtres\u2028cuatro\n').data).toBe(
      'Uno\n\n  dos\ntres\ncuatro',
    );
  });

  it('keeps emoji, and scripts that need joiners', () => {
    for (const text of ['👩🏽‍💻 Ana', '🏳️‍🌈', 'می‌خواهم', 'श्री', 'Ñandú 🇨🇴']) expect(cleanLine(text)).toBe(text);
  });

  it('of invisible signs alone is empty', () => {
    expect(safeParse(line(), '\u200B \u2060').success).toBe(false);
    expect(safeParse(optionalText(), '\u200B').data).toBe('');
  });
});

describe('an e-mail address', () => {
  it.each(['ana@example.org', 'a.b-c_d+x@sub.example.co', 'ñandú@exámple.org', "o'brien@example.org", 'x@a-b.org'])(
    'is taken: %s',
    (address) => {
      expect(safeParse(email, ` ${address} `).data).toBe(address);
    },
  );

  it.each([
    'ana@example..org',
    'ana@.example.org',
    'ana@example.org.',
    '.ana@example.org',
    'ana.@example.org',
    'a..na@example.org',
    'ana@-example.org',
    'ana@example-.org',
    'ana@example.o',
    'ana@example',
    'ana@@example.org',
    'ana maria@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('to which no mail arrives is refused: %s', (address) => {
    expect(safeParse(email, address).success).toBe(false);
  });
});

test('an instant has a zone that exists, or is refused', () => {
  for (const zone of ['+25:00', '-99:99', '+05:60'])
    expect(safeParse(requiredInstant, `2026-12-31T10:00${zone}`).success).toBe(false);
  expect(safeParse(requiredInstant, '2026-12-31T10:00+14:00').data).toBe('2026-12-30T20:00:00.000Z');
});

test('a phone number that is copied from a page keeps its hyphens and spaces out of the way', () => {
  for (const number of ['+57\u00A0300\u2011123\u20114567', '+57 (300) 123\u20134567'])
    expect(safeParse(optionalPhone, number).success).toBe(true);
  expect(safeParse(optionalPhone, '+57 300 ABC DEFG').success).toBe(false);
});
