import { buildUser } from '../testing/build-user';
import { forgetStored, readStored, readToken, tokenKey, writeStored } from '../auth/stored-session';
import { leaveImpersonation, readImpersonation, startImpersonation } from './impersonation';

const ownSession = { accessToken: 'own', user: buildUser({ id: 1 }), expires_at: null };
const soon = () => new Date(Date.now() + 60_000).toISOString();
const impersonation = (more: object = {}) => ({
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
  writeStored(ownSession);
});

test('a tab that looks as somebody else has her session, and other tabs keep their own', () => {
  startImpersonation(impersonation(), go);
  expect(go).toHaveBeenCalledWith('/');
  expect([readToken(), readStored()?.user.id]).toEqual(['view', 5]);
  expect(localStorage.getItem(tokenKey)).toBe('own');
});

test('nothing that happens meanwhile touches one’s own session', () => {
  startImpersonation(impersonation(), go);
  writeStored({ ...ownSession, accessToken: 'renewed' });
  expect(localStorage.getItem(tokenKey)).toBe('own');
  forgetStored('view');
  expect([readImpersonation(), readToken()]).toEqual([null, 'own']);
});

test('leads back to where it was begun', () => {
  startImpersonation(impersonation(), go);
  leaveImpersonation(go);
  expect(go).toHaveBeenLastCalledWith('/admin/users/5');
  expect(readToken()).toBe('own');
});

test('is over when its time is over, and a way back that leads elsewhere is not taken', () => {
  startImpersonation(impersonation({ until: new Date(Date.now() - 1000).toISOString() }), go);
  expect(readImpersonation()).toBeNull();
  startImpersonation(impersonation({ back: '//elsewhere.example' }), go);
  expect(readImpersonation()?.back).toBe('/');
  sessionStorage.setItem('enlace.viewing', '{broken');
  expect(readImpersonation()).toBeNull();
});
