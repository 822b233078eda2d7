import type { MediaOverview } from '@enlace/shared-contract/media';
import { FilterDrawer, useIsNarrow, useSearchTerm } from '@enlace/shared-admin';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, SearchInput, Select, theme } from '@enlace/shared-ui';

import { isNarrowed, orderNames, type FilterName, type MediaChoice } from '../media-choice';
import { mediaTexts } from '../texts';

export interface MediaFiltersProps {
  readonly choice: MediaChoice;
  readonly overview: MediaOverview | undefined;
  readonly onChange: (part: Partial<MediaChoice>) => void;
}

/** Search, filters, order and layout; the address contains all of them. On phones one button opens the filters. */
export function MediaFilters({ choice, overview, onChange }: MediaFiltersProps) {
  const t = useTexts(mediaTexts);
  const [term, setTerm] = useSearchTerm(choice.search, (search) => onChange({ search }));

  const choices: readonly (readonly [FilterName, string, string, readonly (readonly [string, string])[]])[] = [
    [
      'kind',
      t('filter.kind'),
      t('filter.kindAny'),
      [
        ['image', t('filter.image')],
        ['document', t('filter.document')],
      ],
    ],
    [
      'folder',
      t('filter.folder'),
      t('filter.folderAny'),
      [
        ['/', t('filter.folderNone')],
        ...(overview?.folders ?? []).map(({ path, count }) => [path, `${path} (${count})`] as const),
      ],
    ],
    [
      'tag',
      t('filter.tag'),
      t('filter.tagAny'),
      (overview?.tags ?? []).map(({ name, count }) => [name, `${name} (${count})`] as const),
    ],
    [
      'used',
      t('filter.used'),
      t('filter.usedAny'),
      [
        ['yes', t('filter.usedYes')],
        ['no', t('filter.usedNo')],
      ],
    ],
    [
      'missing_alt',
      t('filter.alt'),
      t('filter.altAny'),
      [
        ['yes', t('filter.altYes')],
        ['en', t('filter.alt_en')],
        ['es', t('filter.alt_es')],
        ['pt', t('filter.alt_pt')],
      ],
    ],
    ['trashed', t('filter.trash'), t('filter.trashNo'), [['only', t('filter.trashYes')]]],
  ];
  const set = (name: FilterName, value: string) => {
    const { [name]: _gone, ...others } = choice.filters;
    onChange({ filters: value === '' ? others : { ...others, [name]: value } });
  };

  const isNarrow = useIsNarrow();
  const clear = () => onChange({ search: '', filters: {} });
  const search = <SearchInput label={t('search')} value={term} onChange={(event) => setTerm(event.target.value)} />;
  const controls = (
    <>
      {choices.map(([name, label, any, options]) => (
        <Select
          key={name}
          aria-label={label}
          placeholder={any}
          options={options.map(([value, text]) => ({ value, label: text }))}
          value={choice.filters[name] ?? ''}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
      <Select
        aria-label={t('filter.sort')}
        options={orderNames.map((name) => ({ value: name, label: t(`sort.${name}`) }))}
        value={choice.order}
        onChange={(event) => onChange({ order: orderNames.find((name) => name === event.target.value) ?? 'newest' })}
      />
      <Views role="group" aria-label={t('view')}>
        {(['grid', 'list'] as const).map((layout) => (
          <button
            key={layout}
            type="button"
            aria-pressed={choice.view === layout}
            onClick={() => onChange({ view: layout })}
          >
            {t(layout === 'grid' ? 'grid' : 'rows')}
          </button>
        ))}
      </Views>
    </>
  );
  if (isNarrow)
    return (
      <ShortBar role="search">
        {search}
        <FilterDrawer count={Object.keys(choice.filters).length} {...(isNarrowed(choice) ? { onClear: clear } : {})}>
          {controls}
        </FilterDrawer>
      </ShortBar>
    );
  return (
    <Bar role="search">
      <Search>{search}</Search>
      {controls}
      {isNarrowed(choice) && (
        <Button size="small" variant="ghost" iconBefore="close" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </Bar>
  );
}

/** The search and the filter button in one line. */
const ShortBar = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[12]};
  > span {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
    padding-inline: ${theme.space[12]};
  }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 46%), 1fr));
  gap: ${theme.space[8]};
  align-items: center;
  padding-bottom: ${theme.space[16]};
`;

const Search = styled.div`
  grid-column: 1 / -1;
  ${theme.media.medium} {
    grid-column: span 2;
  }
`;

const Views = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  > button {
    flex: 1;
    min-height: 2.5rem;
    padding: 0 ${theme.space[12]};
    border: 0;
    border-radius: calc(${theme.radius.control} - 3px);
    background: none;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-weight: 600;
    cursor: pointer;
  }
  > button[aria-pressed='true'] {
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.low};
    color: ${theme.color.ink};
  }
`;
