import { signedOut, type AuthState } from '../auth/auth.slice';
import { buildUser } from '../testing/build-user';
import { decideAccess, loginPath, type Access } from './decide-access';

const now = 1_000_000;
const user = buildUser({ roles: [{ id: 2, name: 'latinas' }], permissions: [{ id: 1, name: 'events.edit' }] });
const member: AuthState = { ...signedOut, accessToken: 't', user, isLoggedIn: true };
const login: Access = { kind: 'login', callback: '/my?a=1#b' };

const open = { protected: false, allowed: [] };
const guardedPage = (...allowed: string[]) => ({ protected: true, allowed });

describe('the guard', () => {
  it.each<[string, Parameters<typeof decideAccess>[0]['page'], AuthState, boolean, Access | Access['kind']]>([
    ['a visitor on an open page', open, signedOut, false, 'allowed'],
    ['a visitor on a guarded page', guardedPage(), signedOut, false, login],
    ['a visitor on a page for admins', guardedPage('admin'), signedOut, false, login],
    ['a visitor on a page that names somebody', { protected: false, allowed: ['admin'] }, signedOut, false, login],
    ['somebody who is about to be signed in', guardedPage(), { ...signedOut, loading: 'loading' }, false, 'validating'],
    ['a member before the check', guardedPage(), member, false, 'validating'],
    ['a member on an open page before the check', open, member, false, 'allowed'],
    ['a member after the check, empty list', guardedPage(), member, true, 'allowed'],
    ['a member while her token is refreshed', guardedPage(), { ...member, loading: 'loading' }, true, 'allowed'],
    ['a member with one of the roles', guardedPage('admin', 'latinas'), member, true, 'allowed'],
    ['a member with the permission', guardedPage('events.edit'), member, true, 'allowed'],
    ['a member without either', guardedPage('admin', 'events.delete'), member, true, 'home'],
    ['a name in other letters', guardedPage('Latinas'), member, true, 'home'],
    ['a part of a name', guardedPage('latina', 'events'), member, true, 'home'],
    ['a member whose token has run out', guardedPage(), { ...member, expires_at: now }, true, login],
    ['... and who has no right anyway', guardedPage('admin'), { ...member, expires_at: now - 1 }, true, login],
    ['... while it is replaced', guardedPage(), { ...member, expires_at: now, loading: 'loading' }, true, 'validating'],
    ['a member whose token holds a moment longer', guardedPage(), { ...member, expires_at: now + 1 }, true, 'allowed'],
  ])('%s', (_what, page, auth, isActorChecked, expected) => {
    const access = decideAccess({ page, auth, isActorChecked, now, path: '/my?a=1#b' });
    expect(access).toEqual(typeof expected === 'string' ? { kind: expected } : expected);
  });

  it('names the way back', () => {
    expect(loginPath('/my?a=1#b')).toBe('/login?callbackUrl=%2Fmy%3Fa%3D1%23b');
  });
});
