import { useList, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select, tokens } from '@enlace/shared-ui';
import type { SubmitEvent } from 'react';

import { texts } from '../../texts';
import { chapters } from './chapters.slice';
import { chaptersQuery, choiceOf, isNarrowed, pathOf, type ListChoice } from './list-choice';

/** Search text, time and chapter; the choice goes to the URL, where the list reads it. */
export function EventsFilter({ choice }: { readonly choice: ListChoice }) {
  const t = useTexts(texts);
  const { locale } = useScreen();
  const navigate = useNavigate();
  const chapterRows = useList(chapters, chaptersQuery(locale)).rows;
  const isUnlisted = choice.chapter !== '' && !chapterRows.some(({ slug }) => slug === choice.chapter);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entries = [...form].map(([name, value]) => [name, String(value)]);
    const newChoice = choiceOf(new URLSearchParams(entries));
    const isSameTime = newChoice.when === choice.when;
    void navigate(pathOf(isSameTime ? { ...newChoice, sort: choice.sort, order: choice.order } : newChoice));
  };

  return (
    <Form key={JSON.stringify(choice)} role="search" action="/admin/events" onSubmit={handleSubmit}>
      <FormField label={t('list.search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <FormField label={t('list.when')}>
        <Select
          name="when"
          defaultValue={choice.when}
          options={(['upcoming', 'past', 'all'] as const).map((value) => ({ value, label: t(`list.${value}`) }))}
        />
      </FormField>
      <FormField label={t('list.chapter')}>
        {/* Rendered again when the names arrive, so that the select shows the choice. */}
        <Select
          key={chapterRows.length}
          name="chapter"
          defaultValue={choice.chapter}
          placeholder={t('list.allChapters')}
        >
          {isUnlisted && <option value={choice.chapter}>{choice.chapter}</option>}
          {chapterRows.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <Actions>
        <Button type="submit" variant="secondary">
          {t('list.show')}
        </Button>
        {isNarrowed(choice) && <Link to="/admin/events">{t('list.clear')}</Link>}
      </Actions>
    </Form>
  );
}

const { media, space } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  align-items: end;
  ${media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.5fr) auto;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[20]};
  align-items: center;
`;
