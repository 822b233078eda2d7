import { useList, useQueries, useRead, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Link, Skeleton } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { LoadedRows } from '../../lib/loaded-rows';
import { Part, PartHead, PartTitle } from '../../lib/part.styles';
import type { ChapterRecord } from '../../lib/types';
import { chapterPeople } from './chapter-people.slice';
import { chapterPeopleQuery, peoplePageSize, type ChapterPeopleQuery } from './chapters-query';
import { MemberRow, type ChapterPersonRow } from './member-row';
import { After, Faces } from './members.styles';
import { membership } from './membership.slice';
import { chaptersTexts } from './texts';

export interface MembersProps {
  readonly chapter: ChapterRecord;
  readonly query: ChapterPeopleQuery;
}

/** Members who agreed to be shown, and how many others there are. */
export function Members({ chapter, query }: MembersProps) {
  const t = useTexts(chaptersTexts);
  const list = useList(chapterPeople, query);
  /** Pages of all members; none before "Show all". */
  const [pageCount, setPageCount] = useState(0);
  const faces = useRef<HTMLUListElement>(null);
  const total = list.meta?.total ?? list.rows.length;
  const otherCount = chapter.members_count - total;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const hasMore = pageCount === 0 ? total > list.rows.length : total > pageCount * peoplePageSize;
  const handleMore = () => {
    setPageCount(pageCount + 1);
    // The button can disappear with the last page.
    faces.current?.focus();
  };
  if (chapter.members_count === 0) return null;
  return (
    <Part aria-labelledby="chapter-people">
      <PartHead>
        <PartTitle id="chapter-people">{t('chapter.people')}</PartTitle>
      </PartHead>
      <LoadedRows
        list={list}
        query={chapterPeople.list(query)}
        skeleton={<Skeleton lines={3} height="4rem" />}
        empty={<p>{t('chapter.peopleNone', { count: chapter.members_count })}</p>}
      >
        <Faces ref={faces} tabIndex={-1} aria-labelledby="chapter-people">
          {pageCount === 0
            ? list.rows.map((person) => <MemberRow key={person.id} person={person} />)
            : pages.map((page) => <PeoplePage key={page} page={page} firstRows={page === 1 ? list.rows : []} />)}
        </Faces>
        <After>
          {otherCount > 0 && <p>{t('chapter.peopleMore', { count: otherCount })}</p>}
          {hasMore && (
            <Button variant="secondary" onClick={handleMore}>
              {pageCount === 0 ? t('chapter.peopleAll', { count: total }) : t('chapter.peopleNext')}
            </Button>
          )}
        </After>
      </LoadedRows>
      <OwnChoice chapter={chapter} />
    </Part>
  );
}

/** A page of all members; until it is loaded, the rows that are known. */
function PeoplePage({ page, firstRows }: { readonly page: number; readonly firstRows: readonly ChapterPersonRow[] }) {
  const query = chapterPeopleQuery(useScreen(), { page, isWhole: true });
  useQueries([chapterPeople.list(query)]);
  const { rows } = useList(chapterPeople, query);
  return (rows.length === 0 ? firstRows : rows).map((person) => <MemberRow key={person.id} person={person} />);
}

/** For members of this chapter: where they choose whether they are shown. */
function OwnChoice({ chapter }: Pick<MembersProps, 'chapter'>) {
  const t = useTexts(chaptersTexts);
  const { viewer } = useScreen();
  const { answer: member } = useRead(membership.calls.member, viewer === null ? null : undefined);
  if (member?.chapter?.id !== chapter.id) return null;
  return (
    <After>
      <Link to="/my/privacy">{t('chapter.peopleChoice')}</Link>
    </After>
  );
}
