import { after, before, test } from 'node:test';

import { buildTestApi } from '../../../testing/build-test-api';
import { type Door, openDoor, scanTwice, syncTwoDevices } from '../../../testing/stages/events/check-in-stage';

let door: Door;
before(async () => {
  door = await openDoor(await buildTestApi());
});
after(() => door.api.close());

test('scans of devices that were offline are all kept: 500 of two devices, 20 of them of the same tickets; the earliest wins', () =>
  syncTwoDevices(door, { scans: 250, shared: 20 }));

test('a scan at the gate and the same ticket from an offline device do not wait for each other', () =>
  scanTwice(door, 20));
