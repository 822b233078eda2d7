import { foldBrackets, toFormEntries } from './brackets';

describe('folding bracketed names', () => {
  it('makes an array of one from a single name[]', () => {
    expect(foldBrackets([['attach_tags[]', '3']])).toEqual({ attach_tags: ['3'] });
  });

  it('carries an empty list as one empty name[]', () => {
    expect(toFormEntries({ languages: [] })).toEqual([['languages[]', '']]);
    expect(foldBrackets([['languages[]', '']])).toEqual({ languages: [] });
  });

  it('keeps the order of repeated name[] and of name[0]', () => {
    expect(
      foldBrackets([
        ['a[]', '3'],
        ['a[]', '9'],
      ]),
    ).toEqual({ a: ['3', '9'] });
    expect(
      foldBrackets([
        ['a[1]', 'second'],
        ['a[0]', 'first'],
      ]),
    ).toEqual({ a: ['first', 'second'] });
  });

  it('reads lists of objects', () => {
    const entries = [
      ['attach_speakers[0][user_id]', '7'],
      ['attach_speakers[0][speaker_role]', 'host'],
      ['attach_speakers[1][user_id]', '8'],
    ] as const;
    expect(foldBrackets(entries)).toEqual({
      attach_speakers: [{ user_id: '7', speaker_role: 'host' }, { user_id: '8' }],
    });
  });

  it('reads texts by language', () => {
    expect(foldBrackets([['translations[es][name]', 'Datos']])).toEqual({ translations: { es: { name: 'Datos' } } });
  });

  it.each(['__proto__[x]', 'a[__proto__][x]', 'constructor[prototype][x]'])('drops %s', (name) => {
    expect(foldBrackets([[name, 'polluted']])).toEqual({});
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('does not allocate for a huge index', () => {
    expect(foldBrackets([['a[4000000000]', 'x']])).toEqual({ a: [] });
  });

  it('reads entries without an index: a key that an entry has already begins the next one', () => {
    const entries = [
      ['speakers[][user_id]', '7'],
      ['speakers[][speaker_role]', 'host'],
      ['speakers[][user_id]', '8'],
      ['speakers[][speaker_role]', 'guest'],
    ] as const;
    expect(foldBrackets(entries)).toEqual({
      speakers: [
        { user_id: '7', speaker_role: 'host' },
        { user_id: '8', speaker_role: 'guest' },
      ],
    });
  });

  it('keeps the ids of answered questions, however large they are', () => {
    expect(
      foldBrackets([
        ['answers[12]', 'Vegan'],
        ['answers[70345][]', '4'],
        ['answers[70345][]', '9'],
        ['attendees[0][answers][1]', 'x'],
        ['attendees[0][email]', 'a@b.org'],
      ]),
    ).toEqual({
      answers: { 12: 'Vegan', 70345: ['4', '9'] },
      attendees: [{ answers: { 1: 'x' }, email: 'a@b.org' }],
    });
  });

  it('reads back the files among the answers of several people', () => {
    const [card, letter] = [new Blob(['1']), new Blob(['2'])];
    const values = { answers: { 12: card }, attendees: [{ answers: { 12: letter } }, { answers: { 12: card } }] };
    expect(foldBrackets(toFormEntries(values))).toEqual(values);
  });

  it('takes a malformed name as it is', () => {
    expect(foldBrackets([['a[b', 'x']])).toEqual({ 'a[b': 'x' });
  });

  it('reads back what it wrote', () => {
    const values = {
      name: 'Bogotá',
      ids: [1, 2],
      speakers: [{ user_id: 7, speaker_role: 'host' }],
      nothing: undefined,
    };
    const writtenEntries = toFormEntries(values).map(([name, value]) => [name, String(value)] as const);
    expect(writtenEntries).toEqual([
      ['name', 'Bogotá'],
      ['ids[]', '1'],
      ['ids[]', '2'],
      ['speakers[0][user_id]', '7'],
      ['speakers[0][speaker_role]', 'host'],
    ]);
    expect(foldBrackets(writtenEntries)).toEqual({
      name: 'Bogotá',
      ids: ['1', '2'],
      speakers: [{ user_id: '7', speaker_role: 'host' }],
    });
  });
});
