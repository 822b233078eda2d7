import { activityReducer, requestProgressed, requestSettled, requestStarted, selectActivity } from './activity';

const after = (...actions: Parameters<typeof activityReducer>[1][]) =>
  selectActivity({ activity: actions.reduce(activityReducer, activityReducer(undefined, { type: '' })) });

test('is below 100 only while something is under way', () => {
  expect(after()).toEqual({ pending: 0, progress: 100 });
  expect(after(requestStarted())).toEqual({ pending: 1, progress: 10 });
  expect(after(requestStarted(), requestProgressed(100)).progress).toBe(99);
  expect(after(requestStarted(), requestSettled())).toEqual({ pending: 0, progress: 100 });
});

test('never goes back while requests are under way', () => {
  expect(after(requestStarted(), requestProgressed(60), requestProgressed(20)).progress).toBe(60);
  expect(after(requestStarted(), requestProgressed(60), requestStarted()).progress).toBe(60);
  expect(after(requestStarted(), requestStarted(), requestSettled())).toEqual({ pending: 1, progress: 30 });
});

test('a surplus settlement does not count below nothing', () => {
  expect(after(requestSettled()).pending).toBe(0);
});
