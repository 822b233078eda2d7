import { styled, useTexts } from '@enlace/shared-platform';
import { SearchInput } from '@enlace/shared-ui';

import { useTypedText } from '../../../lib/use-typed-text';
import { poolTexts } from '../texts';

export interface PoolSearchProps {
  /** The applied words. */
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Words of the fields that members show; applied after a pause or by Enter. */
export function PoolSearch({ value, onSearch }: PoolSearchProps) {
  const t = useTexts(poolTexts);
  const { text, setText, send } = useTypedText(value, onSearch);
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SearchInput label={t('search')} maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
    </Form>
  );
}

const Form = styled.form`
  flex: 1 1 10rem;
  min-width: 0;
`;
