import { clearStorages } from './clear-storages';

/** What the product stores today, by the place of its code. */
const personalEntries = {
  localStorage: ['enlace.draft 7 users 12', 'enlace.opening 7 /admin/users', 'enlace_hold:3', 'new entry'],
  sessionStorage: [
    'enlace_draft:company-form',
    'enlace_draft:7 reply 12',
    'enlace.visits 7',
    'enlace.visit',
    'enlace.course',
    'donation-draft',
    'enlace.viewing',
    'new entry',
  ],
} as const;
const deviceEntries = [
  'enlace_locale',
  'enlace_theme',
  'enlace_typefaces',
  'user_cookie_consent',
  'enlace.layout /admin/users',
  'enlace.keys 7',
  'enlace.pane.notes',
  'enlace.playback-rate',
  'enlace_check_in_3',
  'enlace_check_in_user',
  'nextauth.message',
  'persist:root',
  'signOutPending',
];
const names = ['localStorage', 'sessionStorage'] as const;

function fill(): void {
  for (const name of names) for (const key of personalEntries[name]) window[name].setItem(key, '"Izel Cuauhtzin"');
  for (const key of deviceEntries) localStorage.setItem(key, 'x');
}

beforeEach(() => names.forEach((name) => window[name].clear()));

test('removes all entries but those of the device, also entries that it does not know', () => {
  fill();
  clearStorages();
  expect(Object.keys(localStorage).sort()).toEqual([...deviceEntries].sort());
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('goes without storages', () => {
  const spy = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => clearStorages()).not.toThrow();
  spy.mockRestore();
});
