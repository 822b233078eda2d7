import { inDocumentOrder, withCurrent } from './screen-order';

const screenOf = (staysDrawn: boolean) => ({ Component: () => null, staysDrawn });
const keptScreen = screenOf(true);
type Drawn = Parameters<typeof withCurrent>[1];

function buildDrawn(name: string, screen = keptScreen, params: Drawn['params'] = {}): Drawn {
  return { name, screen, params, page: {} as Drawn['page'], place: {} as Drawn['place'] };
}
const namesOf = (all: readonly Drawn[]) => all.map(({ name }) => name);

test('the last three visited screens stay drawn behind the current one', () => {
  const visits = ['events', 'news', 'jobs', 'chapters', 'news', 'about'].map((name) => buildDrawn(name));
  const all = visits.reduce<readonly Drawn[]>(withCurrent, []);
  expect(namesOf(all)).toEqual(['about', 'news', 'chapters', 'jobs']);
});

test('a screen with input does not stay', () => {
  const all = withCurrent([buildDrawn('contact', screenOf(false)), buildDrawn('news')], buildDrawn('events'));
  expect(namesOf(all)).toEqual(['events', 'news']);
});

test('a visited screen keeps its parameters as the same object', () => {
  const params = { slug: 'berlin' };
  const all = withCurrent(
    [buildDrawn('news'), buildDrawn('chapter', keptScreen, params)],
    buildDrawn('chapter', keptScreen, { slug: 'berlin' }),
  );
  expect(all[0]?.params).toBe(params);
});

test('the prerendered screen is beside the drawn ones, with its new address, in an order that does not change', () => {
  const [jobs, news, next] = ['jobs', 'news', 'news'].map((name) => buildDrawn(name));
  if (jobs === undefined || news === undefined || next === undefined) throw new Error('three screens');
  expect(namesOf(inDocumentOrder([news, jobs], null))).toEqual(['jobs', 'news']);
  const all = inDocumentOrder([jobs, news], next);
  expect(namesOf(all)).toEqual(['jobs', 'news']);
  expect(all[1]?.place).toBe(next.place);
  expect(namesOf(inDocumentOrder([news], buildDrawn('chapters')))).toEqual(['chapters', 'news']);
  // The current screen keeps its address.
  expect(inDocumentOrder([news], next)[0]?.place).toBe(news.place);
});
