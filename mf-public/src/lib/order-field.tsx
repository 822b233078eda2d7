import { FormField, Select } from '@enlace/shared-ui';

import { type Orders, sortOf } from './orders';

export interface OrderFieldProps<Name extends string> {
  readonly label: string;
  readonly orders: Orders<Name>;
  readonly order: Name;
  readonly nameOf: (order: Name) => string;
}

/** The filter's field for the order of the list. */
export function OrderField<Name extends string>({ label, orders, order, nameOf }: OrderFieldProps<Name>) {
  return (
    <FormField label={label}>
      <Select name="sort" defaultValue={sortOf(order, orders)}>
        {orders.map((each) => (
          <option key={each} value={sortOf(each, orders)}>
            {nameOf(each)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
