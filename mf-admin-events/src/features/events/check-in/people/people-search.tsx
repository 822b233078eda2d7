import { useNotices } from '@enlace/shared-admin';
import type { CheckInList } from '@enlace/shared-contract/attendees';
import { useRead } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  SearchInput,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@enlace/shared-ui';
import { useDeferredValue, useState } from 'react';

import { checkIn } from '../check-in-calls';
import { checkInTexts } from '../texts';
import { type ListedPerson, searchIndex } from './people-index';
import { PersonButton } from './person-button';
import { usePeopleIndex } from './use-people-index';

export interface PeopleSearchProps {
  readonly list: CheckInList;
  readonly timezone: string;
  readonly isOnline: boolean;
  /** Increased with each check-in and each undo: the answer is read again. */
  readonly version: number;
  /** Ids of people whose check-in or undo is being sent. */
  readonly busyIds: readonly number[];
  readonly onCheckIn: (person: ListedPerson) => void;
  readonly onUndo: (person: ListedPerson) => void;
}

const pageSize = 10;

/** People by name, e-mail address or the end of their code, for supervisors. */
export function PeopleSearch({ list, timezone, isOnline, version, busyIds, onCheckIn, onUndo }: PeopleSearchProps) {
  const t = useTexts(checkInTexts);
  const formats = useFormats();
  const { showSuccess, showFailure } = useNotices();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = useDeferredValue(search.trim());
  const index = usePeopleIndex(list);
  const isAsked = isOnline && words !== '';
  const question = isAsked ? { list: list.id, page, search: words, perPage: pageSize, version } : null;
  const read = useRead(checkIn.calls.people, question);
  const { status, error, again } = read;
  // The rows and the focus stay while the answer to the next letter is loading.
  const [lastAnswer, setLastAnswer] = useState(read.answer);
  const nextAnswer = words === '' ? null : (read.answer ?? lastAnswer);
  if (nextAnswer !== lastAnswer) setLastAnswer(nextAnswer);
  const isLoading = isAsked && read.answer === null && status !== 'rejected';
  const answer = isLoading ? nextAnswer : read.answer;
  const foundRows = isOnline ? (answer?.data ?? null) : searchIndex(index.people ?? [], words);
  const rows = words === '' ? [] : foundRows;
  const rowCount = isOnline ? (answer?.meta.total ?? 0) : (rows?.length ?? 0);
  const isAnswered = words !== '' && !isLoading && rows !== null && (isOnline || index.people !== null);

  const handleUnlock = () =>
    index.unlock().then(
      () => showSuccess(t('unlockDone')),
      (failure: unknown) => showFailure(failure, t('unlockFailed')),
    );

  return (
    <Box aria-labelledby="check-in-people">
      <Cluster justify="space-between">
        <Heading level={2} size="h4" id="check-in-people">
          {t('people')}
        </Heading>
        {index.people === null ? (
          <Button
            variant="ghost"
            size="small"
            iconBefore="lock"
            isLoading={index.isLoading}
            isDisabled={!isOnline}
            onClick={() => void handleUnlock()}
          >
            {t('unlock')}
          </Button>
        ) : (
          <Text tone="soft">{t('unlocked', { count: index.people.length })}</Text>
        )}
      </Cluster>
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        maxLength={200}
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setPage(1);
        }}
      />
      {!isOnline && index.people === null && <Text tone="soft">{t('searchLocked')}</Text>}
      {isAsked && status === 'rejected' && answer === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      <VisuallyHidden role="status">
        {isAnswered && (rowCount === 0 ? t('noneFound') : t('found', { count: rowCount }))}
      </VisuallyHidden>
      {isAnswered && rowCount === 0 && <EmptyState title={t('noneFound')} />}
      {rows !== null && rows.length > 0 && (
        <List aria-label={t('people')} aria-busy={isLoading}>
          {rows.map((person) => (
            <li key={person.id}>
              <Stack gap={2}>
                <strong>
                  {person.first_name} {person.last_name}
                </strong>
                <Text tone="soft">
                  {person.ticket} · {person.email}
                </Text>
                {person.state === 'cancelled' && <Text tone="danger">{t('results.cancelled')}</Text>}
                {person.check_in !== null && (
                  <Text tone="soft">
                    {t('since', {
                      time: formats.date(person.check_in.scanned_at, { timeStyle: 'short', timeZone: timezone }),
                      gate: person.check_in.gate,
                    })}
                  </Text>
                )}
              </Stack>
              <PersonButton
                person={person}
                isOnline={isOnline}
                isBusy={busyIds.includes(person.id)}
                onCheckIn={onCheckIn}
                onUndo={onUndo}
              />
            </li>
          ))}
        </List>
      )}
      {isAsked && (answer?.meta.total ?? 0) > pageSize && (
        <Cluster justify="space-between">
          <Button variant="ghost" size="small" isDisabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('earlier')}
          </Button>
          <Button
            variant="ghost"
            size="small"
            isDisabled={page * pageSize >= (answer?.meta.total ?? 0)}
            onClick={() => setPage(page + 1)}
          >
            {t('later')}
          </Button>
        </Cluster>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  > li {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    justify-content: space-between;
    padding: ${theme.space[12]} 0;
    border-top: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
  /* A long address does not break the words of the button. */
  > li > button {
    flex: none;
  }
`;
