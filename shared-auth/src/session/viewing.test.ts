import { buildUser } from '../testing/build-user';
import { forgetStored, readStored, readToken, tokenKey, writeStored } from '../auth/stored-session';
import { leaveViewing, readViewing, startViewing } from './viewing';

const own = { accessToken: 'own', user: buildUser({ id: 1 }), expires_at: null };
const soon = () => new Date(Date.now() + 60_000).toISOString();
const viewing = (more: object = {}) => ({
  accessToken: 'view',
  user: buildUser({ id: 5 }),
  until: soon(),
  back: '/admin/users/5',
  ...more,
});
const go = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  go.mockClear();
  writeStored(own);
});

test('a tab that looks as somebody else has her session, and other tabs keep their own', () => {
  startViewing(viewing(), go);
  expect(go).toHaveBeenCalledWith('/');
  expect([readToken(), readStored()?.user.id]).toEqual(['view', 5]);
  expect(localStorage.getItem(tokenKey)).toBe('own');
});

test('nothing that happens meanwhile touches one’s own session', () => {
  startViewing(viewing(), go);
  writeStored({ ...own, accessToken: 'renewed' });
  expect(localStorage.getItem(tokenKey)).toBe('own');
  forgetStored('view');
  expect([readViewing(), readToken()]).toEqual([null, 'own']);
});

test('leads back to where it was begun', () => {
  startViewing(viewing(), go);
  leaveViewing(go);
  expect(go).toHaveBeenLastCalledWith('/admin/users/5');
  expect(readToken()).toBe('own');
});

test('is over when its time is over, and a way back that leads elsewhere is not taken', () => {
  startViewing(viewing({ until: new Date(Date.now() - 1000).toISOString() }), go);
  expect(readViewing()).toBeNull();
  startViewing(viewing({ back: '//elsewhere.example' }), go);
  expect(readViewing()?.back).toBe('/');
  sessionStorage.setItem('enlace.viewing', '{broken');
  expect(readViewing()).toBeNull();
});
