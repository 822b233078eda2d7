import { relativeUnits, whereOps } from '@enlace/shared-contract/lists';
import { styled } from '@enlace/shared-platform';
import { IconButton, Select, TextInput, theme } from '@enlace/shared-ui';
import { DateInput, MultiSelect } from '@enlace/shared-ui/controls';

import { useLookup } from '../fields/choices';
import type { LookupSource } from '../fields/field';
import { relatedOf } from '../fields/field-codecs';
import { useRowSearch } from '../fields/use-row-search';
import { useAdminTexts } from '../texts';
import type { FilterableField } from './filterable-fields';
import { useWhereTexts } from './texts';
import { firstValue, newLeaf, type LeafNode, type WhereNode } from './where-nodes';

export interface WhereRowProps {
  readonly leaf: LeafNode;
  readonly fields: readonly FilterableField[];
  readonly onChange: (next: (node: WhereNode) => WhereNode | null) => void;
}

/** One condition: field, operator and value. */
export function WhereRow({ leaf, fields, onChange }: WhereRowProps) {
  const t = useWhereTexts();
  const filterableField = fields.find(({ name }) => name === leaf.field);
  const ops = filterableField === undefined ? [] : whereOps[filterableField.field.kind];
  const put = (part: Partial<LeafNode>) => onChange((old) => ({ ...old, ...part }));
  return (
    <Row role="group" aria-label={filterableField?.label ?? leaf.field}>
      <Select
        aria-label={t('field')}
        value={leaf.field}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
        onChange={(event) => {
          const next = fields.find(({ name }) => name === event.target.value);
          if (next !== undefined) onChange(() => ({ ...newLeaf(next.name, next.field), key: leaf.key }));
        }}
      />
      <Select
        aria-label={t('op')}
        value={leaf.op}
        options={ops.map((value) => ({ value, label: t(`ops.${value}`) }))}
        onChange={(event) => {
          const op = ops.find((one) => one === event.target.value);
          if (op !== undefined && filterableField !== undefined)
            put({ op, value: firstValue(filterableField.field, op) });
        }}
      />
      {filterableField !== undefined && (
        <WhereValue leaf={leaf} filterableField={filterableField} onChange={(value) => put({ value })} />
      )}
      <IconButton icon="close" label={t('remove')} onClick={() => onChange(() => null)} />
    </Row>
  );
}

interface ValueProps {
  readonly leaf: LeafNode;
  readonly filterableField: FilterableField;
  readonly onChange: (value: unknown) => void;
}

function WhereValue({ leaf: { op, value }, filterableField, onChange }: ValueProps) {
  const t = useWhereTexts();
  const tKit = useAdminTexts();
  const { kind } = filterableField.field;
  const label = t('value');
  if (op === 'empty' || op === 'filled') return <span />;
  if (op === 'last' || op === 'next') return <RelativeValue value={value} onChange={onChange} />;
  if (kind === 'flag')
    return (
      <Select
        aria-label={label}
        value={value === true ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: tKit('form.yes') },
          { value: 'no', label: tKit('form.no') },
        ]}
        onChange={(event) => onChange(event.target.value === 'yes')}
      />
    );
  if (kind === 'relation' && filterableField.of !== undefined)
    return (
      <RowsValue
        of={filterableField.of}
        narrows={filterableField.narrows}
        label={label}
        value={value}
        onChange={onChange}
      />
    );
  if (kind === 'choice')
    return filterableField.from === undefined ? (
      <ChoicesValue choices={filterableField.choices ?? []} label={label} value={value} onChange={onChange} />
    ) : (
      <LookupValue from={filterableField.from} label={label} value={value} onChange={onChange} />
    );
  if (op === 'between') {
    const pair: readonly unknown[] = Array.isArray(value) ? value : ['', ''];
    const put = (index: number) => (one: unknown) => onChange(pair.map((old, at) => (at === index ? one : old)));
    return (
      <Pair>
        <PlainValue kind={kind} label={t('from')} value={pair[0]} onChange={put(0)} />
        <PlainValue kind={kind} label={t('to')} value={pair[1]} onChange={put(1)} />
      </Pair>
    );
  }
  return <PlainValue kind={kind} label={label} value={value} onChange={onChange} />;
}

interface PlainProps {
  readonly kind: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function PlainValue({ kind, label, value, onChange }: PlainProps) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (kind === 'date')
    return <DateInput aria-label={label} value={text} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextInput
      aria-label={label}
      type={kind === 'number' ? 'number' : 'text'}
      value={text}
      onChange={({ target }) =>
        onChange(kind === 'number' && target.value !== '' ? Number(target.value) : target.value)
      }
    />
  );
}

function RelativeValue({ value, onChange }: Pick<PlainProps, 'value' | 'onChange'>) {
  const t = useWhereTexts();
  const range = typeof value === 'object' && value !== null ? value : {};
  const n = 'n' in range && typeof range.n === 'number' ? range.n : 7;
  const unit = relativeUnits.find((one) => 'unit' in range && range.unit === one) ?? 'day';
  return (
    <Pair>
      <TextInput
        aria-label={t('number')}
        type="number"
        min={0}
        max={1000}
        value={String(n)}
        onChange={(event) => onChange({ n: Math.max(0, Math.trunc(Number(event.target.value))), unit })}
      />
      <Select
        aria-label={t('unit')}
        value={unit}
        options={relativeUnits.map((one) => ({ value: one, label: t(`units.${one}`) }))}
        onChange={(event) => onChange({ n, unit: event.target.value })}
      />
    </Pair>
  );
}

type ListProps = Pick<PlainProps, 'label' | 'value' | 'onChange'>;

function ChoicesValue({
  choices,
  label,
  value,
  onChange,
}: ListProps & { readonly choices: FilterableField['choices'] }) {
  const t = useAdminTexts();
  const options = choices ?? [];
  const chosenValues: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <MultiSelect
      label={label}
      options={options}
      placeholder={t('form.select')}
      value={chosenValues.map(
        (code) => options.find((one) => one.value === code) ?? { value: String(code), label: String(code) },
      )}
      onChange={(next) => onChange(next.map((one) => String(one.value)))}
    />
  );
}

function LookupValue({ from, ...rest }: ListProps & { readonly from: LookupSource }) {
  return <ChoicesValue choices={useLookup(from)} {...rest} />;
}

interface RowsProps extends ListProps {
  readonly narrows: FilterableField['narrows'] | undefined;
  readonly of: NonNullable<FilterableField['of']>;
}

function RowsValue({ of, narrows, label, value, onChange }: RowsProps) {
  const t = useAdminTexts();
  const { search } = useRowSearch({ of, ...(narrows === undefined ? {} : { narrows }) });
  // An address only contains ids; the names of rows that were selected earlier are not loaded.
  const chosenValues: readonly unknown[] = Array.isArray(value) ? value : [];
  const rows = chosenValues.flatMap((one) =>
    typeof one === 'number' ? [{ id: one, name: `#${one}` }] : relatedOf([one]),
  );
  return (
    <MultiSelect
      label={label}
      search={search}
      placeholder={t('form.select')}
      value={rows.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(next) => onChange(next.map((one) => ({ id: Number(one.value), name: one.label })))}
    />
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[8]};
  align-items: start;
  > :not(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  > :last-child {
    grid-area: 1 / 2;
  }
  ${theme.media.medium} {
    grid-template-columns: 11rem 10rem minmax(0, 1fr) auto;
    > :not(:first-child) {
      grid-area: auto;
    }
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};
`;
