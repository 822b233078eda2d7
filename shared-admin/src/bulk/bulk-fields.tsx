import { Button, FormField, Stack, theme } from '@enlace/shared-ui';
import { Select } from '@enlace/shared-ui';
import { styled } from '@enlace/shared-platform';
import { useState, type ComponentType } from 'react';

import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import type { EditorProps } from '../fields/editor';
import type { Field } from '../fields/field';
import { fieldCodecs } from '../fields/field-codecs';
import { fieldEditors } from '../fields/field-editors';
import { useFieldGroups } from '../fields/field-groups';
import { GroupedFields } from '../fields/grouped-fields';
import { useLabels } from '../form/use-labels';
import { useAdminTexts } from '../texts';

/** The fields that a change of many rows sends. */
export type BulkValues = Readonly<Record<string, unknown>>;

export interface BulkFieldsProps {
  readonly admin: AdminResource;
  readonly values: BulkValues;
  readonly onChange: (values: BulkValues) => void;
}

/** Types that cannot be set for many rows at once. */
const single: readonly Field['type'][] = [
  'richText',
  'image',
  'gallery',
  'document',
  'alternates',
  'pictures',
  'lines',
  'pairs',
  'money',
];

interface Chosen {
  readonly field: Field;
  readonly value: unknown;
  /** For relations: true removes rows, false adds them. */
  readonly isDetaching: boolean;
}

/** The fields to set on every selected row, and for relations the rows to add or to remove. */
export function BulkFields({ admin, values, onChange }: BulkFieldsProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const label = useLabels(words);
  const [chosenFields, setChosenFields] = useState<readonly Chosen[]>([]);
  const groups = useFieldGroups(admin);
  const { contract } = admin.handle;
  const names = chosenFields.map(({ field }): string => field.name);
  const availableFields = fieldsOf(admin).filter(
    // Times of a zone depend on another field of the record.
    (field) => !single.includes(field.type) && !('zone' in field) && !names.includes(field.name),
  );

  const keep = (next: readonly Chosen[]) => {
    setChosenFields(next);
    onChange(Object.fromEntries(next.map(valueOf)));
  };
  const valueOf = ({ field, value, isDetaching }: Chosen): readonly [string, unknown] => {
    const wireValue = fieldCodecs[field.type].write(value);
    const relation = contract.relations.find((one) => one.field === field.name);
    if (relation === undefined) return [field.name, wireValue];
    return [isDetaching ? relation.detach : relation.attach, wireValue];
  };
  const add = (name: string) => {
    const field = availableFields.find((one) => one.name === name);
    if (field === undefined) return;
    keep([...chosenFields, { field, value: fieldCodecs[field.type].read(undefined, field, {}), isDetaching: false }]);
  };
  const set = (name: string, part: Partial<Chosen>) =>
    keep(chosenFields.map((one) => (one.field.name === name ? { ...one, ...part } : one)));

  return (
    <Stack gap={16} data-count={Object.keys(values).length}>
      {chosenFields.map(({ field, value, isDetaching }) => {
        const { Editor, isGroup = false } = fieldEditors[field.type];
        // The registry pairs each type with its editor; TypeScript cannot see this in a lookup by a union of types.
        const Paired = Editor as ComponentType<EditorProps>;
        return (
          <Row key={field.name}>
            <FormField label={label(field.name)} isGroup={isGroup}>
              <Paired
                field={field}
                label={label(field.name)}
                words={words}
                value={value}
                onChange={(next) => set(field.name, { value: next })}
              />
            </FormField>
            {field.type === 'relation' && (
              <Select
                aria-label={t('bulk.how')}
                value={isDetaching ? 'detach' : 'attach'}
                options={[
                  { value: 'attach', label: t('bulk.attach') },
                  { value: 'detach', label: t('bulk.detach') },
                ]}
                onChange={(event) => set(field.name, { isDetaching: event.target.value === 'detach' })}
              />
            )}
            <Button
              size="small"
              variant="ghost"
              iconBefore="close"
              onClick={() => keep(chosenFields.filter((one) => one.field.name !== field.name))}
            >
              {t('bulk.leaveOut')}
            </Button>
          </Row>
        );
      })}
      <FormField label={t('bulk.addField')} isGroup>
        <GroupedFields groups={groups(availableFields.map(({ name }): string => name))} label={label}>
          {(name) => (
            <Button key={name} size="small" variant="secondary" iconBefore="plus" onClick={() => add(name)}>
              {label(name)}
            </Button>
          )}
        </GroupedFields>
      </FormField>
    </Stack>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-items: end;
  justify-items: start;
  > :first-child {
    justify-self: stretch;
  }
  ${theme.media.medium} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;
