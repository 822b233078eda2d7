import { nameOfRow, shapePayload, type AdminResource, type AdminRow, type Field } from '@enlace/shared-admin';
import { roleLabel } from '@enlace/shared-contract/access';
import { versionTag } from '@enlace/shared-contract/admin';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import { adminOf, controlOf, officeApi, rawKeys } from '../office';

async function open(feature: string) {
  const admin = await adminOf(feature);
  const api = officeApi(admin);
  const [row] = api.rows(admin.handle.contract.name) as readonly AdminRow[];
  if (row === undefined) throw new Error(`${feature} have no rows`);
  const stage = await renderRemote(remote, pages, `${admin.path}/${row.id}`, { api });
  const fields = admin.sections.flatMap((section) => section.fields);
  const [first] = fields;
  // A record without fields is read only.
  if (first === undefined) await screen.findByRole('heading', { level: 1, name: nameOfRow(row) });
  else await waitFor(() => expect(controlOf(first.name)).toBeInTheDocument());
  return { ...stage, admin, api, row, fields };
}

/** The value that a field's control must show; null for types with more than one input. */
function shownOf(field: Field, row: AdminRow): string | null {
  const value = row[field.name];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'url':
    case 'number':
    case 'lookup':
      return value === null || value === undefined ? '' : String(value);
    case 'choice': {
      // Long lists of choices have a search field, short ones are a list of values.
      const choices = typeof field.choices === 'function' ? field.choices('en') : [];
      const shownLabel = choices.length > 15 ? choices.find((choice) => choice.value === value)?.label : value;
      return shownLabel === null || shownLabel === undefined ? '' : String(shownLabel);
    }
    case 'date':
      return typeof value === 'string' ? value.slice(0, 10) : '';
    case 'reference': {
      const relatedRow = row[field.from];
      return typeof relatedRow === 'object' && relatedRow !== null ? nameOfRow({ id: 0, ...relatedRow }) : '';
    }
    default:
      return null;
  }
}

/** Roles have names in the language of the user. */
function shownName(field: string, row: AdminRow): string {
  return field === 'roles' ? roleLabel(String(row['name']), 'en') : nameOfRow(row);
}

function valuesShown(admin: AdminResource): Readonly<Record<string, string>> {
  const fields = admin.sections.flatMap((section) => section.fields);
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const control = controlOf(name);
      return control !== null && 'value' in control ? [[name, String(control.value)]] : [];
    }),
  );
}

/** Reads and edits a record of each feature. */
export function testEditing(features: readonly string[]): void {
  describe.each(features)('%s', (feature) => {
    test('open with what the record says', async () => {
      const { admin, row, fields } = await open(feature);
      const expected = Object.fromEntries(
        fields.flatMap((field) => {
          const shownValue = shownOf(field, row);
          return shownValue === null ? [] : [[field.name, shownValue]];
        }),
      );
      await waitFor(() => expect(valuesShown(admin)).toMatchObject(expected));
      for (const { name, type } of fields.filter((field) => field.type === 'relation'))
        for (const relatedRow of row[name] as readonly AdminRow[])
          expect({ type, shown: screen.getAllByText(shownName(name, relatedRow)).length > 0 }).toEqual({
            type,
            shown: true,
          });
      expect(rawKeys()).toEqual([]);
    });

    test('send the one field that was changed, from the version that was read; a refusal stands at its field', async () => {
      const { admin, api, row, fields, user } = await open(feature);
      const { contract } = admin.handle;
      const { edit } = contract.wire;
      if (fields.length === 0) return expect(edit).toBeUndefined();
      const { name } = fields.find(({ type, isRequired }) => type === 'text' && isRequired) ?? { name: '' };
      const control = controlOf(name);
      if (edit === undefined || !(control instanceof HTMLInputElement))
        throw new Error(`${feature} have no text to change`);
      control.focus();
      await user.keyboard('{End}x');
      const typedValue = control.value;
      expect(typedValue).toBe(`${String(row[name])}x`);

      api.fail(edit, 'VALIDATION_FAILED', { fields: { [name]: ['Ya hay otra así.'] } });
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(document.getElementById(`field-${name}-error`)).toHaveTextContent('Ya hay otra así.'));
      expect(control).toHaveValue(typedValue);
      expect(control).toHaveAttribute('aria-describedby', expect.stringContaining(`field-${name}-error`));

      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(api.sent(edit)).toHaveLength(2));
      const wire = officeApi(admin);
      const ifMatch = versionTag(String(row['updated_at']));
      const body = shapePayload(contract, { [name]: typedValue }, row);
      await wire.send({ call: edit, params: { id: row.id }, body, client: 'authenticated', ifMatch });
      return expect(api.sent(edit)[1]).toEqual(wire.sent(edit)[0]);
    });
  });
}
