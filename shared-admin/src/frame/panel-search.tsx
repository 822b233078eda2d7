import { styled } from '@enlace/shared-platform';
import { SearchInput } from '@enlace/shared-ui';

export interface PanelSearchProps {
  /** Name of the field. */
  readonly name: string;
  readonly label: string;
  /** The applied text; another one replaces the text of the field. */
  readonly value: string;
  /** Greatest length that the search accepts; 200 characters without it. */
  readonly maxLength?: number;
  readonly onSearch: (text: string) => void;
}

/** The search field of a tab; Enter applies its text. Place it in a row (`Cluster`), whose width it shares. */
export function PanelSearch({ name, label, value, maxLength = 200, onSearch }: PanelSearchProps) {
  return (
    <Form
      role="search"
      key={value}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
      }}
    >
      <SearchInput label={label} placeholder={label} name={name} maxLength={maxLength} defaultValue={value} />
    </Form>
  );
}

const Form = styled.form`
  flex: 1 1 16rem;
  max-width: 26rem;
`;
