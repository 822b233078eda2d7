import { type AdminResource, shapePayload } from '@enlace/shared-admin';
import { renderRemote } from '@enlace/shared-testing';
import { waitFor } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import { fillByKeyboard } from '../fill-by-keyboard';
import { adminOf, controlOf, fieldsOf, officeApi, rawKeys } from '../office';

/** The default values of a new record: switches are off, translations are empty. */
function defaultValues(admin: AdminResource): Readonly<Record<string, unknown>> {
  const { contract } = admin.handle;
  const switches = fieldsOf(admin).flatMap(({ name, type }) => (type === 'switch' ? [name] : []));
  const head = contract.hasSeo ? ['noindex', 'nofollow'] : [];
  return {
    ...Object.fromEntries([...switches, ...head].map((name) => [name, false])),
    ...(contract.translatable.length > 0 ? { translations: {} } : {}),
  };
}

/** Adds a record of each feature by keys. */
export function testAdding(features: readonly string[]): void {
  test.each(features)('%s are added without a mouse, by the declared call', async (feature) => {
    const admin = await adminOf(feature);
    const { contract } = admin.handle;
    const { add } = contract.wire;
    if (add === undefined) throw new Error(`${feature} has a form to add, and no call`);
    const api = officeApi(admin);
    const { user, where } = await renderRemote(remote, pages, `${admin.path}/new`, { api });
    const [first] = fieldsOf(admin);
    await waitFor(() => expect(controlOf(first?.name ?? '')).toBeInTheDocument());
    expect(rawKeys()).toEqual([]);

    const writtenValues = await fillByKeyboard(user, admin, api);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.sent(add)).toHaveLength(1));
    // The new record is open.
    await waitFor(() => expect(where()).toMatch(new RegExp(`^${admin.path}/\\d+$`)));

    const wire = officeApi(admin);
    const body = shapePayload(contract, { ...defaultValues(admin), ...writtenValues });
    await wire.send({ call: add, body, client: 'authenticated' });
    expect(api.sent(add)[0]).toEqual(wire.sent(add)[0]);
  });
}
