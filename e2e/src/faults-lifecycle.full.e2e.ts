import {
  testBrokenTeardown,
  testBrokenUnmount,
  testClickDuringStart,
  testHangingStart,
  testThrownFault,
} from './journeys/faults-lifecycle';
import { expect, setFault, test } from './support/faulty-test';
import { frame, open } from './support/frame';

test.use({ expectedErrors: /a fault on purpose/ });

for (const fault of ['evaluation throws', 'setup throws', 'render throws']) testThrownFault(fault);
testHangingStart('mount hangs');
for (const fault of ['setup hangs', 'mount hangs']) testClickDuringStart(fault);
testBrokenUnmount('unmount hangs');
for (const fault of ['teardown throws', 'teardown hangs']) testBrokenTeardown(fault);

test('a click during the hydration of the first page leads to a page of another remote', async ({ page }) => {
  // Clicks as soon as React knows the link: the screen of the first page has not reported itself yet.
  await page.addInitScript(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const link = document.querySelector<HTMLAnchorElement>('header nav a[href="/events"]');
      if (link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))) link.click();
      else channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
  });
  await page.goto('/faulty');
  await expect(frame(page).heading).toHaveText('Events');
});

test('a reducer that throws keeps its state, and the other slices go on counting', async ({ page, startWith }) => {
  await startWith('reducer throws');
  await open(page, '/faulty');
  const poke = page.getByRole('button', { name: 'Poke' });
  await poke.click();
  await poke.click();
  await expect(page.getByText('Poked 2 times')).toBeVisible();
  await expect(frame(page).card).toBeHidden();
});

test('a saga that throws is told once and takes nobody along', async ({ page, startWith }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('saga throws')) messages.push(message.text());
  });
  await startWith('saga throws');
  await open(page, '/faulty');
  await page.getByRole('button', { name: 'Poke' }).click();
  await expect(page.getByText('Poked 1 times')).toBeVisible();
  await expect.poll(() => messages).toHaveLength(1);
  await frame(page).menu('Chapters').click();
  await expect(frame(page).heading).toHaveText('Chapters');
  await expect(
    frame(page)
      .main.getByText(/\d+ chapters?|No chapter found/)
      .first(),
  ).toBeVisible();
});

test('a page that throws does not take the other pages of its remote along', async ({ page, startWith }) => {
  await startWith('render throws');
  await page.goto('/faulty');
  await expect(frame(page).card).toBeVisible();
  await frame(page).menu('Sound').click();
  await expect(frame(page).heading).toHaveText('The other page');
});

test('a remote made for another contract is refused, and everything else works', async ({ page, startWith }) => {
  await startWith('contract is of another age');
  await page.goto('/faulty');
  await expect(frame(page).card).toBeVisible();
  await frame(page).menu('Events').click();
  await expect(frame(page).heading).toHaveText('Events');
});

test('a remote that starts afresh still has its state, and its sagas and reducers run once', async ({ page }) => {
  await open(page, '/faulty');
  await page.getByRole('button', { name: 'Poke' }).click();
  await expect(page.getByText('Poked 1 times')).toBeVisible();
  await setFault(page, 'unmount throws');
  await frame(page).menu('Events').click();
  await expect(frame(page).heading).toHaveText('Events');
  await setFault(page, '');
  await frame(page).menu('Faulty').click();
  // Started again with its previous state.
  await expect(page.getByText('Poked 1 times')).toBeVisible();
  await page.getByRole('button', { name: 'Poke' }).click();
  await expect(page.getByText('Poked 2 times')).toBeVisible();
});
