import type { Page } from '@playwright/test';

/** Runs a function in an empty page, whose content policy does not forbid to parse a text. */
export async function inBlankPage<Value, Result>(
  page: Page,
  work: (value: Value) => Result,
  value: Value,
): Promise<Result> {
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('the page has no browser');
  const blank = await context.newPage();
  // The types of Playwright wrap the value; values of JSON are passed as they are.
  const result = await blank.evaluate(work as (value: unknown) => Result, value as unknown);
  await context.close();
  return result;
}
