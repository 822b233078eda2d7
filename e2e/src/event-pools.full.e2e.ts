import { expectAccessible } from './support/accessible';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { asAdmin } from './support/new-member';
import { expect, test } from './support/test';

interface Row {
  readonly id: number;
}

test('an organiser adds a pool, drags a ticket onto it, and deletes it', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const event = await admin.post<Row>('/api/addevent', {
    title: `Dos salas ${Date.now()}`,
    starts_at: '2031-03-05T23:00:00Z',
    ends_at: '2031-03-06T01:00:00Z',
    timezone: 'America/Bogota',
    status: 'published',
    format: 'in_person',
    venue_name: 'Casa Común',
    city: 'Bogotá',
    country_code: 'CO',
  });
  for (const name of ['General', 'Estudiantes'])
    await admin.post<Row>('/api/addticket', { event_id: event.id, name, price: 0, quantity: 20, visibility: 'public' });
  await enter(page, 'admin', `/admin/events/${event.id}?panel=tickets`);
  const { main } = frame(page);

  await main.getByRole('button', { name: 'Add pool' }).click();
  const addition = page.getByRole('dialog', { name: 'Add pool' });
  await expectAccessible({ page, part: '[role=dialog]' }, 'new pool');
  await addition.getByLabel(/^Name/).fill('Sala');
  await addition.getByLabel(/^Seats/).fill('30');
  await addition.getByRole('button', { name: 'Save' }).click();
  const pool = main.getByRole('list', { name: 'Shared pools' }).getByRole('listitem');
  await expect(pool).toContainText('0 sold, 0 held, 30 left of 30');

  await main.getByRole('button', { name: 'Move General' }).hover();
  await page.mouse.down();
  await pool.hover();
  await page.mouse.up();
  await expect(pool).toContainText('General');
  await expect(main.getByText('Shares the seats of “Sala”')).toBeVisible();

  await main.getByRole('button', { name: 'Pool and tier of Estudiantes' }).click();
  const place = page.getByRole('dialog', { name: 'Seats and sale of Estudiantes' });
  await place.getByLabel('On sale after').selectOption('General');
  await expectAccessible({ page, part: '[role=dialog]' }, 'pool and tier of a ticket');
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('On sale one after the other: General → Estudiantes')).toBeVisible();
  await expectAccessible({ page }, 'tickets and pools of an event');

  await main.getByRole('button', { name: 'Delete the pool Sala' }).click();
  const removal = page.getByRole('dialog', { name: 'Delete the pool Sala?' });
  await expect(removal).toContainText('General leaves the pool');
  await removal.getByRole('button', { name: 'Delete the pool' }).click();
  await expect(pool).toHaveCount(0);
  await expect(main.getByText('Shares the seats of “Sala”')).toHaveCount(0);
});
