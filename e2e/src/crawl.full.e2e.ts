import { crawlSite } from './support/crawl-site';
import { expect, test } from './support/test';

test('every link of the public site leads to an answer, and every page has its canonical address and share image', async ({
  baseURL,
}) => {
  test.setTimeout(360_000);
  const report = await crawlSite(baseURL ?? '', { atOnce: 6, mostOfKind: 40, milliseconds: 300_000 });
  expect(report.faults, JSON.stringify({ ...report, faults: report.faults.length })).toEqual([]);
  expect(report.pages).toBeGreaterThan(500);
});
