import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useLastAnswer, useRead } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { Section } from '../../../lib/section';
import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { useOwnCompanies } from '../state/own-companies';
import { NewNote } from './new-note';
import { NoteItem } from './note-item';

const firstSize = 10;

/** Most notes of one request. */
const mostSize = 100;

/** The notes on a member that the recruiter may read. */
export function MemberNotes({ id }: { readonly id: PoolMember['id'] }) {
  const t = useTexts(talentTexts);
  const companies = useOwnCompanies();
  const [size, setSize] = useState(firstSize);
  const [page, setPage] = useState(1);
  const input = { id, size, page };
  const { again } = useRead(talent.calls.notes, input);
  const { answer, status, error } = useLastAnswer(talent.calls.notes, input);
  const list = useRef<HTMLDivElement>(null);
  const isWhole = size === mostSize;
  const turnTo = (nextPage: number) => {
    setPage(nextPage);
    list.current?.focus();
  };
  const isFailed = answer === null && status === 'rejected';
  // A member who has left the pool.
  if (isFailed && error?.code === 'NOT_FOUND') return null;
  return (
    <Section title={t('notes.title')}>
      <Stack gap={16}>
        {(companies.rows?.length ?? 0) > 0 && <NewNote id={id} companies={companies} />}
        {isFailed && <ErrorState onRetry={again}>{error?.message || t('notes.failed')}</ErrorState>}
        {answer === null && !isFailed && (
          <div aria-busy>
            <Skeleton lines={3} />
          </div>
        )}
        {answer !== null && (
          <div ref={list} tabIndex={-1}>
            {answer.data.length === 0 && (
              <Text size="small" tone="soft">
                {t('notes.none')}
              </Text>
            )}
            <ol>
              {answer.data.map((note) => (
                <NoteItem key={note.id} note={note} onRemoved={() => list.current?.focus({ preventScroll: true })} />
              ))}
            </ol>
            {!isWhole && answer.meta.total > answer.data.length && (
              <Button
                size="small"
                variant="secondary"
                isLoading={status === 'pending'}
                onClick={() => setSize(mostSize)}
              >
                {t('notes.more')}
              </Button>
            )}
            {isWhole && page * mostSize < answer.meta.total && (
              <Button
                size="small"
                variant="secondary"
                isLoading={status === 'pending'}
                onClick={() => turnTo(page + 1)}
              >
                {t('notes.older')}
              </Button>
            )}
            {page > 1 && (
              <Button size="small" variant="ghost" isLoading={status === 'pending'} onClick={() => turnTo(page - 1)}>
                {t('notes.newer')}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </Section>
  );
}
