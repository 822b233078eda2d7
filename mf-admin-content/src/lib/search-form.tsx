import { styled } from '@enlace/shared-platform';
import { Button, SearchInput, theme } from '@enlace/shared-ui';
import { type FormEvent, useState } from 'react';

export interface SearchFormProps {
  readonly label: string;
  /** Text of the button. */
  readonly button: string;
  /** Applied words; other ones replace those of the field when `key` changes with them. */
  readonly search: string;
  readonly maxLength?: number;
  readonly onSearch: (search: string) => void;
}

/** The search of a list. */
export function SearchForm({ label, button, search, maxLength = 200, onSearch }: SearchFormProps) {
  const [term, setTerm] = useState(search);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(term.trim());
  };
  return (
    <Form role="search" onSubmit={handleSubmit}>
      <SearchInput label={label} maxLength={maxLength} value={term} onChange={({ target }) => setTerm(target.value)} />
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 2 1 20rem;
  gap: ${theme.space[8]};
  min-width: 0;
  > span {
    flex: 1 1 auto;
    min-width: 0;
  }
`;
