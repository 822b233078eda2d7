import {
  arrangeLines,
  editLine,
  joinModules,
  moveLine,
  splitByCount,
  splitByTitles,
  stripPrefix,
} from './arrange-lines';
import { choiceOf, lacksTitles, linesOf, type PlaylistLine } from './playlist-lines';
import { commonPrefixOf, modulesOfTitles } from './playlist-titles';

const linesWith = (...titles: readonly string[]): PlaylistLine[] =>
  linesOf({
    title: 'Tejer',
    left_out: 0,
    items: titles.map((title, index) => ({
      position: index + 1,
      video_id: `v${index + 1}`,
      title,
      minutes: 3,
      is_unlisted: false,
      outcome: 'added' as const,
    })),
  });

const namesOf = (lines: readonly PlaylistLine[]) =>
  lines.map((line) => (line.kind === 'head' ? `# ${line.title ?? '-'}` : line.title));
const nameOf = (number: number | string) => `Module ${number}`;

describe('the words that titles have in common', () => {
  test.each([
    [['Python – 1. Uno', 'Python – 2. Dos'], 'Python – '],
    [['Curso de R: Uno', 'Curso de R: Dos', 'Curso de R: Datos'], 'Curso de R: '],
    [['Curso 1', 'Curso 2'], null],
    [['Curso 1 Uno', 'Curso 10 Dos'], 'Curso '],
    [['Uno', 'Dos'], null],
    [['Uno'], null],
    [[], null],
    [['Tejer – Uno', 'Tejer – '], null],
    [['Tejer | Módulo 1 – Uno', 'Tejer | Módulo 2 – Dos'], 'Tejer | '],
    [['Part 1: Uno', 'Part 2: Dos'], null],
  ])('of %j are %j', (titles, prefix) => {
    expect(commonPrefixOf(titles)).toBe(prefix);
  });

  test('are removed from titles that begin with them', () => {
    const lines = linesWith('Tejer – Uno', 'Otro', 'Tejer – Dos');
    expect(namesOf(stripPrefix(lines, 'Tejer – '))).toEqual(['Uno', 'Otro', 'Dos']);
  });
});

describe('the modules of titles', () => {
  test.each([
    [
      ['Módulo 1 – Intro', 'Módulo 1 – Datos', 'Módulo 2 – Ciclos'],
      ['Módulo 1', 'Módulo 1', 'Módulo 2'],
    ],
    [
      ['Part 1: One', 'part 2: Two'],
      ['Part 1', 'part 2'],
    ],
    [
      ['Semana 1 Uno', 'Semana 2 | Dos'],
      ['Semana 1', 'Semana 2'],
    ],
    [
      ['1.1 Uno', '1.2. Dos', '2.1 - Tres'],
      ['Module 1', 'Module 1', 'Module 2'],
    ],
    [
      ['Bases | Uno', 'Bases | Dos', 'Más | Tres'],
      ['Bases', 'Bases', 'Más'],
    ],
  ])('of %j are %j', (titles, modules) => {
    expect(modulesOfTitles(titles, nameOf)?.map((part) => part?.module)).toEqual(modules);
  });

  test.each([
    [['Uno', 'Dos']],
    [['Módulo 1 – Uno', 'Módulo 1 – Dos']],
    [['Ana: Uno', 'Eva: Dos']],
    [['Módulo 1 – Uno', 'Módulo 2 – Dos', 'Tres', 'Cuatro', 'Cinco']],
    [[]],
  ])('are none in %j', (titles) => {
    expect(modulesOfTitles(titles, nameOf)).toBeNull();
  });

  test('are taken out of the titles; a video without one belongs to the module before it', () => {
    const lines = linesWith('Hola', 'Módulo 1 – Uno', 'módulo 1: Dos', 'Extra', 'Módulo 2 – Tres');
    expect(namesOf(splitByTitles(lines, nameOf) ?? [])).toEqual([
      '# Módulo 1',
      'Hola',
      'Uno',
      'Dos',
      'Extra',
      '# Módulo 2',
      'Tres',
      '# -',
    ]);
    expect(splitByTitles(linesWith('Uno', 'Dos'), nameOf)).toBeNull();
  });

  test('have a number of chosen videos each', () => {
    const lines = editLine(linesWith('Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'), 'video-v2', { isChosen: false });
    const splitLines = splitByCount(lines, 2, nameOf);
    expect(namesOf(splitLines)).toEqual(['# Module 1', 'Uno', 'Dos', 'Tres', '# Module 2', 'Cuatro', 'Cinco', '# -']);
    expect(joinModules(splitLines)).toEqual(lines);
  });
});

describe('the lines', () => {
  test('move by one place, also into another module', () => {
    const lines = splitByCount(linesWith('Uno', 'Dos'), 1, nameOf);
    const movedLines = moveLine(lines, 'video-v2', -1);
    expect(namesOf(movedLines)).toEqual(['# Module 1', 'Uno', 'Dos', '# Module 2', '# -']);
    expect(moveLine(movedLines, 'video-v1', -1)).toEqual(movedLines);
    expect(namesOf(moveLine(linesWith('Uno', 'Dos'), 'video-v1', 1))).toEqual(['Dos', 'Uno']);
  });

  test('before the first module belong to it', () => {
    const [head, one, ...rest] = splitByCount(linesWith('Uno', 'Dos'), 2, nameOf);
    if (head === undefined || one === undefined) throw new Error('no lines');
    expect(namesOf(arrangeLines([one, head, ...rest]))).toEqual(['# Module 1', 'Uno', 'Dos', '# -']);
  });

  test('become the chosen videos in their order and the modules that have some', () => {
    const lines = splitByCount(linesWith('Uno', ' Dos ', 'Tres'), 1, nameOf);
    const chosenLines = editLine(lines, 'video-v1', { isChosen: false });
    expect(choiceOf(chosenLines)).toEqual({
      items: [
        { video_id: 'v2', title: 'Dos', module: 0 },
        { video_id: 'v3', title: 'Tres', module: 1 },
      ],
      modules: [{ title: 'Module 2' }, { title: 'Module 3' }],
    });
    const items = [{ video_id: 'v1', title: 'Uno', module: null }];
    expect(choiceOf(linesWith('Uno'))).toEqual({ items, modules: [] });
  });

  test('lack titles only where a chosen video or its module has none', () => {
    const lines = linesWith('', 'Dos');
    expect(lacksTitles(lines)).toBe(true);
    expect(lacksTitles(editLine(lines, 'video-v1', { isChosen: false }))).toBe(false);
    expect(lacksTitles(editLine(splitByCount(linesWith('Uno'), 1, nameOf), 'module-0', { title: ' ' }))).toBe(true);
  });
});
