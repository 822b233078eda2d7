import { isAllowed, mayCall, only, signedIn } from './access';

const member = { roles: ['latinas'], permissions: ['chapters.edit'] };

describe('who may see and do what', () => {
  it.each([
    ['a visitor, even with an empty list', null, [], false],
    ['any signed-in person, with an empty list', member, [], true],
    ['a matching role', member, ['admin', 'latinas'], true],
    ['a matching permission', member, ['chapters.edit'], true],
    ['neither', member, ['admin'], false],
    ['a name that only looks alike', member, ['Latinas', 'chapters'], false],
  ])('%s', (_, viewer, allowed, expected) => {
    expect(isAllowed(viewer, allowed)).toBe(expected);
  });

  it('lets a permission stand for a role in a call', () => {
    expect(mayCall(member, only(['admin'], 'chapters.edit'))).toBe(true);
    expect(mayCall(member, only(['admin'], 'chapters.remove'))).toBe(false);
    expect(mayCall(null, signedIn)).toBe(false);
  });
});
