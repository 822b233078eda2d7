import { cueIndexAt, parseCaptions, toWebVtt } from './parse-captions';

const oneCue = (times: string, words = 'Hola') => `WEBVTT\n\n${times}\n${words}\n`;
const cuesOf = (text: string) => parseCaptions(text).cues;

describe('captions are read', () => {
  test('with the line ends of every system, and a mark at the start', () => {
    const text =
      'WEBVTT - Curso\nKind: captions\n\n1\n00:01.000 --> 00:02.500\nUno\ndos\n\n00:03.000 --> 00:04.000\nTres';
    const cues = [
      { start: 1, end: 2.5, text: 'Uno\ndos' },
      { start: 3, end: 4, text: 'Tres' },
    ];
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const other = `\uFEFF${text.replaceAll('\n', lineEnd)}${lineEnd}${lineEnd}`;
      expect(parseCaptions(other)).toEqual({ cues, fault: null });
    }
  });

  test('with settings after the arrow, and without hours', () => {
    for (const times of [
      '00:00:01.500 --> 00:00:02.000 align:start line:90%',
      '00:01.500 --> 00:02.000',
      '00:01.500-->00:02.000\tposition:10%',
      ' 00:01.5  -->  00:02 ',
    ])
      expect(cuesOf(oneCue(times))).toEqual([{ start: 1.5, end: 2, text: 'Hola' }]);
    expect(cuesOf(oneCue('100:00:00.001 --> 100:00:00.002'))[0]?.start).toBe(360_000.001);
  });

  test('without tags, with voices and signs', () => {
    const words = '<v.alto Ana>Hola <c.red>a <b>todas</b></c><00:01.700> &lt;3 &amp; {\\an8}más</v>';
    expect(cuesOf(oneCue('00:01.000 --> 00:02.000', words))[0]?.text).toBe('Ana: Hola a todas <3 & más');
  });

  test('without notes, styles, regions, and cues that have no words', () => {
    const text = [
      'WEBVTT',
      '',
      'NOTE from Ana',
      'more',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'REGION',
      'id:a',
      '',
      '00:01.000 --> 00:02.000',
      '<c></c>',
      '',
      '00:02.000 --> 00:03.000',
      'Sí',
    ].join('\n');
    expect(cuesOf(text)).toEqual([{ start: 2, end: 3, text: 'Sí' }]);
  });

  test('with two cues that have no blank line between them', () => {
    expect(cuesOf('WEBVTT\n00:01.000 --> 00:02.000\nUno\n00:02.000 --> 00:03.000\nDos')).toHaveLength(2);
  });
});

describe('captions are refused', () => {
  test.each([
    ['', 'header', 1],
    ['Hola', 'header', 1],
    ['WEBVTTX\n\n00:01.000 --> 00:02.000\nHola', 'header', 1],
    ['2026-02-28', 'header', 1],
    ['WEBVTT', 'empty', null],
    ['WEBVTT\n\nNOTE nothing', 'empty', null],
    [oneCue('00:01.000 --> 00:01.000'), 'order', 3],
    [oneCue('00:02.000 --> 00:01.000'), 'order', 3],
    [`${oneCue('00:05.000 --> 00:06.000')}\n00:01.000 --> 00:02.000\nAntes`, 'order', 6],
    [oneCue('soon --> later'), 'time', 3],
    [oneCue('00:61.000 --> 00:99.000'), 'time', 3],
    [oneCue('00:01.000 -->'), 'time', 3],
  ] as const)('%j', (text, kind, line) => {
    expect(parseCaptions(text).fault).toEqual({ kind, line });
  });
});

describe('SubRip', () => {
  const text =
    '\uFEFF\r\n1\r\n00:00:01,500 --> 00:00:02,000 X1:10 X2:20\r\n<i>Uno</i>\r\n\r\n2\r\n00:00:03,5 --> 01:00:04,000\r\nDos\r\n';

  test('becomes WebVTT, with the same cues', () => {
    const webVtt = toWebVtt(text);
    expect(webVtt).toBe(
      'WEBVTT\n\n1\n00:00:01.500 --> 00:00:02.000\n<i>Uno</i>\n\n2\n00:00:03.500 --> 01:00:04.000\nDos\n',
    );
    expect(cuesOf(webVtt)).toEqual(cuesOf(text));
    expect(cuesOf(webVtt).map(({ text: words }) => words)).toEqual(['Uno', 'Dos']);
    expect(toWebVtt(webVtt)).toBe(webVtt);
  });

  test('is the only other text that changes', () => {
    expect(toWebVtt('Hola\r\n--> 1')).toBe('Hola\r\n--> 1');
    expect(toWebVtt(oneCue('00:01.000 --> 00:02.000 align:start'))).toContain(
      '00:00:01.000 --> 00:00:02.000 align:start',
    );
  });
});

test('a long text is read in linear time', () => {
  const cue = (at: number) => `${at}\n${clock(at)},000 --> ${clock(at)},900\nPalabras ${at}\n`;
  const clock = (at: number) => new Date(at * 1000).toISOString().slice(11, 19);
  const many = Array.from({ length: 5_000 }, (_, at) => cue(at)).join('\n');
  const begin = performance.now();
  expect(cuesOf(many)).toHaveLength(5_000);
  expect(cuesOf(toWebVtt(many))).toHaveLength(5_000);
  for (const part of ['<', '<v ', '<v\t ', '{\\', '&', '\r', '\n', ' ', '-->', '1:', 'NOTE\n'])
    parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${part.repeat(200_000 / part.length)}`);
  // The limit is far above what a linear reader needs, and far below what a quadratic one takes.
  expect(performance.now() - begin).toBeLessThan(5_000);
});

test('the cue at a second is the last one that has started', () => {
  const cues = [1, 3, 3, 8].map((start) => ({ start, end: start + 1, text: '' }));
  expect([0, 1, 2.9, 3, 7, 100].map((second) => cueIndexAt(cues, second))).toEqual([-1, 0, 0, 2, 2, 3]);
  expect(cueIndexAt([], 5)).toBe(-1);
});
