import { readSettings, writeSettings } from './settings';

beforeAll(() => {
  globalThis.crypto.randomUUID ??= () => '11111111-1111-4111-8111-111111111111';
});

test('settings come back as they were saved', () => {
  const settings = { ...readSettings(1), gate: 'Norte', mode: 'standard', hasSound: false, listId: 7 } as const;
  writeSettings(1, settings);
  expect(readSettings(1)).toEqual(settings);
});

test.each(['no json', 'null', '[]', '{"gate":5,"mode":"fast","hasSound":"no","cameraId":null,"listId":"7"}'])(
  'stored settings that are not valid (%s) are replaced by the usual ones',
  (text) => {
    localStorage.setItem('enlace_check_in_1', text);
    const usual = { gate: '', mode: 'express', hasSound: true, hasVibration: true, cameraId: '', listId: null };
    expect(readSettings(1)).toEqual({ ...usual, device: expect.stringMatching(/^Device \w{4}$/) });
  },
);
