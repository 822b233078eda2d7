import { nameOfRow, type AdminResource, type AdminRow, type Field, type FieldTypeName } from '@enlace/shared-admin';
import type { FakeApi } from '@enlace/shared-testing';
import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { sourceOf } from './office';

/** Texts for each type of field; the test types the first one that the contract accepts. */
const sampleTexts: Readonly<Partial<Record<FieldTypeName, readonly string[]>>> = {
  text: ['Ñandú, nº 7', 'nandu-siete', 'USD'],
  textarea: ['Teje y enseña.'],
  email: ['nandu@example.org'],
  url: ['https://example.org/nandu', 'https://www.linkedin.com/in/nandu'],
  color: ['#7a3b69'],
  number: ['7', '1998'],
  date: ['2026-02-03'],
};

/** Maximum number of Tab presses from the head of a form to its last field. */
const farthest = 250;

/** Required fields, and the first field of each other type that can be filled by keyboard. */
export function fieldsToFill({ sections }: AdminResource): readonly Field[] {
  const fields = sections.flatMap((section) => section.fields);
  const first = (field: Field) => fields.findIndex(({ type }) => type === field.type) === fields.indexOf(field);
  const choiceTypes: readonly FieldTypeName[] = ['choice', 'lookup', 'reference', 'relation'];
  const isFilled = ({ type }: Field) =>
    choiceTypes.includes(type) || (sampleTexts[type] !== undefined && type !== 'text');
  return fields.filter((field) => field.isRequired === true || (first(field) && isFilled(field)));
}

/**
 * Walks through the form with Tab and fills the fields on the way.
 * @returns the entered values in the contract's format
 */
export async function fillByKeyboard(
  user: UserEvent,
  admin: AdminResource,
  api: FakeApi,
): Promise<Readonly<Record<string, unknown>>> {
  const remainingFields = new Map(fieldsToFill(admin).map((field) => [`field-${field.name}`, field]));
  const writtenValues: Record<string, unknown> = {};
  for (let steps = 0; remainingFields.size > 0; steps += 1) {
    if (steps > farthest) throw new Error(`Tab does not reach ${[...remainingFields.keys()].join(', ')}`);
    await user.tab();
    const { activeElement } = document;
    const field = remainingFields.get(activeElement?.id ?? '');
    if (field === undefined || !(activeElement instanceof HTMLElement)) continue;
    remainingFields.delete(activeElement.id);
    writtenValues[field.name] = await fill(user, admin, api, field, activeElement);
  }
  return writtenValues;
}

async function fill(user: UserEvent, admin: AdminResource, api: FakeApi, field: Field, control: HTMLElement) {
  // jsdom does not support selecting with letters and arrow keys.
  if (control instanceof HTMLSelectElement) {
    await waitFor(() => expect(control.options.length).toBeGreaterThan(1));
    const value = control.options[1]?.value ?? '';
    await user.selectOptions(control, value);
    return value;
  }
  if (control.getAttribute('role') === 'combobox') return pick(user, api, field, control);
  const read = (text: string) => (field.type === 'number' ? Number(text) : text);
  const value = sampleTexts[field.type]?.find((text) => takes(admin, field, read(text)));
  if (value === undefined) throw new Error(`nothing to type into ${field.name} (${field.type})`);
  await user.keyboard(value);
  return read(value);
}

/** Whether the contract accepts a value for a field, without regard to other fields. */
function takes({ handle }: AdminResource, { name }: Field, value: unknown): boolean {
  const parsed = handle.contract.write.safeParse({ [name]: value });
  return parsed.success || parsed.error.issues.every(({ path }) => path[0] !== name);
}

/** Opens a picker and selects its first choice. */
async function pick(user: UserEvent, api: FakeApi, field: Field, control: HTMLElement): Promise<unknown> {
  const choices = field.type === 'choice' || field.type === 'choices' ? field.choices : null;
  if (typeof choices === 'function') await user.keyboard(choices('en').at(-1)?.label ?? '');
  else await user.keyboard('{ArrowDown}');
  const active = await waitFor(() => {
    const option = document.getElementById(control.getAttribute('aria-activedescendant') ?? '');
    if (option === null) throw new Error(`${field.name} offers nothing`);
    return option;
  });
  const label = active.textContent ?? '';
  await user.keyboard('{Enter}');
  if (typeof choices === 'function') return choices('en').find((choice) => choice.label === label)?.value;
  const rows = api.rows(sourceOf(field)[0] ?? '') as readonly AdminRow[];
  const row = rows.find((one) => label.includes(nameOfRow(one)));
  if (row === undefined) throw new Error(`${field.name} offers "${label}", which is no row`);
  return field.type === 'relation' ? [row.id] : row.id;
}
