import { nameOfRow, type AdminRow } from '@enlace/shared-admin';
import { translate } from '@enlace/shared-platform';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import { adminOf, officeApi, rawKeys } from '../office';

/** Lists the records of each feature. */
export function testListing(features: readonly string[]): void {
  test.each(features)('%s are listed, each with its name leading to its form', async (feature) => {
    const admin = await adminOf(feature);
    const { contract } = admin.handle;
    const { api } = await renderRemote(remote, pages, admin.path, { api: officeApi(admin) });
    const table = await screen.findByRole('table');
    await within(table).findAllByText(/\S/);

    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent ?? '');
    for (const { name } of admin.columns)
      expect(heads.join('|')).toContain(translate(admin.texts, 'en', `fields.${name}`));

    const rows = api.rows(contract.name) as readonly AdminRow[];
    const links = await within(table).findAllByRole('link');
    if (contract.wire.edit !== undefined)
      for (const row of rows) {
        const link = links.find((one) => one.getAttribute('href') === `${admin.path}/${row.id}`);
        expect(link).toHaveTextContent(nameOfRow(row));
      }
    expect(api.sent(contract.wire.list)[0]).toMatchObject({
      client: 'authenticated',
      query: { page: 1, sort: admin.rules.defaultSort, order: admin.rules.defaultOrder, lang: 'en' },
    });
    expect(rawKeys()).toEqual([]);
  });
}
