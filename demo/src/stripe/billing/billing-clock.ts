import type { SandboxAnswer, SandboxRequest, Work } from '../sandbox-request';
import type { SandboxObjects, StripeObject } from '../sandbox-store';
import { invalidRequest, missingObject, newId } from '../stripe-fault';

/** Seconds since 1970 for a customer: those of its test clock, or the present. */
export async function nowOf(objects: SandboxObjects, customer: StripeObject | null): Promise<number> {
  const id = customer?.['test_clock'];
  const clock = typeof id === 'string' ? await objects.find(id) : null;
  return clock === null ? Math.floor(Date.now() / 1000) : Number(clock['frozen_time']);
}

export async function createClock({ form }: SandboxRequest, { objects }: Work): Promise<SandboxAnswer> {
  const time = Number(form['frozen_time']);
  const clock = { id: newId('clock'), object: 'test_helpers.test_clock', frozen_time: time, status: 'ready' };
  await objects.save('test_clock', clock);
  return { status: 200, body: clock };
}

/** Moves a clock forward; the caller renews the subscriptions of its customers. */
export async function moveClock({ path, form }: SandboxRequest, { objects }: Work): Promise<StripeObject> {
  const id = path[2] ?? '';
  const clock = await objects.find(id);
  if (clock === null) throw missingObject('testhelpers_testclock', id);
  const time = Number(form['frozen_time']);
  if (!(time > Number(clock['frozen_time'])))
    throw invalidRequest('Frozen time must be after the current frozen time.', { param: 'frozen_time' });
  const movedClock = { ...clock, frozen_time: time };
  await objects.save('test_clock', movedClock);
  return movedClock;
}
