import { myApplicationKinds, myApplicationSorts } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { FormField, Link, SearchInput, Select, tokens } from '@enlace/shared-ui';
import { useEffect, useRef, type SubmitEvent } from 'react';

import { applicationTexts } from '../texts';
import { type ListChoice, listPath } from './list-choice';

/** Time without a key press after which typed words are searched, in ms. */
const typingMs = 300;

export interface ListToolsProps {
  readonly choice: ListChoice;
  /** Number of applications by kind; null until they are loaded. */
  readonly kinds: Readonly<Record<ListChoice['kind'], number>> | null;
}

/** Kind, words and order; each choice is in the address. */
export function ListTools({ choice, kinds }: ListToolsProps) {
  const t = useTexts(applicationTexts);
  const { number } = useFormats();
  const navigate = useNavigate();
  const { field, handleSubmit, handleTyping } = useLiveSearch(choice);
  return (
    <Tools>
      <Kinds aria-label={t('filter')}>
        {myApplicationKinds.map((kind) => (
          <Link
            key={kind}
            to={listPath({ ...choice, kind, page: 1 })}
            variant="quiet"
            preventScrollReset
            aria-current={kind === choice.kind ? 'page' : undefined}
          >
            {t(`kinds.${kind}`)} {kinds !== null && <small>{number(kinds[kind])}</small>}
          </Link>
        ))}
      </Kinds>
      <Fields role="search" onSubmit={handleSubmit}>
        <FormField label={t('search')}>
          <SearchInput
            ref={field}
            label=""
            name="search"
            maxLength={200}
            defaultValue={choice.search}
            onChange={handleTyping}
          />
        </FormField>
        <FormField label={t('sort')}>
          <Select
            name="sort"
            value={choice.sort}
            options={myApplicationSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            onChange={({ target }) => {
              const sort = myApplicationSorts.find((name) => name === target.value) ?? 'changed_at';
              void navigate(listPath({ ...choice, sort, page: 1 }), { preventScrollReset: true });
            }}
          />
        </FormField>
      </Fields>
    </Tools>
  );
}

/** A search field whose words are in the address after a pause in typing, or at once with Enter. */
function useLiveSearch(choice: ListChoice) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef(0);
  // The field follows the address, e.g. when the user goes back, but not while the user types.
  useEffect(() => {
    if (typing.current !== 0 || field.current === null || field.current.value.trim() === choice.search) return;
    field.current.value = choice.search;
  }, [choice.search]);
  useEffect(() => () => clearTimeout(typing.current), []);
  const apply = () => {
    clearTimeout(typing.current);
    typing.current = 0;
    const search = (field.current?.value ?? '').trim();
    if (search === choice.search) return;
    // While the user types, the history keeps one entry.
    const path = listPath({ ...choice, search, page: 1 });
    void navigate(path, { replace: choice.search !== '', preventScrollReset: true });
  };
  return {
    field,
    handleSubmit(event: SubmitEvent) {
      event.preventDefault();
      apply();
    },
    handleTyping() {
      clearTimeout(typing.current);
      typing.current = window.setTimeout(apply, typingMs);
    },
  };
}

const { color, media, space, textSize } = tokens;

const Tools = styled.div`
  display: grid;
  gap: ${space[16]};
`;

const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  a {
    padding-block: ${space[8]};
    border-bottom: 3px solid transparent;
    font-weight: 600;
  }
  [aria-current] {
    border-color: ${color.primary};
  }
  small {
    margin-inline-start: ${space[4]};
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

const Fields = styled.form`
  display: grid;
  gap: ${space[16]};
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`;
