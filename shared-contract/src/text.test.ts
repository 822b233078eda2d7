import { pickLocale } from './text';

describe('choosing a language', () => {
  it.each([
    ['pt', 'en', 'pt'],
    [undefined, 'es-CO,es;q=0.9,en;q=0.8', 'es'],
    [undefined, 'fr, en;q=0.5, pt;q=0.7', 'pt'],
    [undefined, 'fr', 'en'],
    [undefined, undefined, 'en'],
    ['xx', 'es;q=0, pt', 'pt'],
    [undefined, `${'fr,'.repeat(39)}pt,${'fr,'.repeat(1000)}`, 'pt'],
    [undefined, `${'fr,'.repeat(1000)}pt`, 'en'],
  ])('remembered %s and header %s give %s', (rememberedLocale, header, expected) => {
    expect(pickLocale(rememberedLocale, header)).toBe(expected);
  });
});
