import { Select } from '@enlace/shared-ui';

export interface ChoicesProps {
  readonly name: string;
  /** The selected value; empty for `none`. */
  readonly value: string;
  /** Text of the empty choice. */
  readonly none: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A filter's select. A selected value is an option before the others are loaded, so that it stays selected. */
export function Choices({ name, value, none, options }: ChoicesProps) {
  const isUnlisted = value !== '' && !options.some(([each]) => each === value);
  return (
    <Select name={name} defaultValue={value} placeholder={none}>
      {[...(isUnlisted ? [[value, value] as const] : []), ...options].map(([each, text]) => (
        // Months follow the clocks of the server and of the browser, which can differ.
        <option key={each} value={each} suppressHydrationWarning>
          {text}
        </option>
      ))}
    </Select>
  );
}

/** The options of rows with a name and a slug. */
export const bySlug = ({ slug, name }: { readonly slug: string; readonly name: string }) => [slug, name] as const;

/** The text of a value; the value itself before the options are loaded. */
export function nameIn(options: ChoicesProps['options'], value: string): string {
  return options.find(([each]) => each === value)?.[1] ?? value;
}
