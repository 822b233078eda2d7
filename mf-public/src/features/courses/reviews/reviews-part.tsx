import { type CourseReview, type ReviewSort, reviewSorts } from '@enlace/shared-contract/learning';
import { useRead, useRunCall, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Select, Skeleton } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { color, space, textSize } from '../../../lib/tokens';
import { ReviewForm } from './review-form';
import { reviews } from './reviews.slice';
import { Stars } from './stars';
import { enrolmentTexts } from '../enrolment/texts';

const pageSize = 10;

/** What learners think of the course; who has learned enough writes a review. */
export function ReviewsPart({ course }: { readonly course: number }) {
  const t = useTexts(enrolmentTexts);
  const { number } = useFormats();
  const run = useRunCall();
  const { viewer } = useScreen();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const [message, setMessage] = useState('');
  const [removal, setRemoval] = useState<CourseReview | null>(null);
  const [failure, setFailure] = useState('');
  const { answer, status, again } = useRead(viewer === null ? reviews.calls.list : reviews.calls.listForUser, {
    course,
    sort,
    page,
  });
  if (answer === null && status === 'rejected')
    return (
      <>
        <p>{t('reviews.failed')}</p>
        <Button variant="secondary" onClick={again}>
          {t('reviews.retry')}
        </Button>
      </>
    );
  if (answer === null) return <Skeleton lines={4} />;
  const { average, total, own: ownReview, may_review: mayReview } = answer.meta;
  const pageCount = Math.ceil(total / pageSize);
  const remove = async ({ id }: CourseReview) => {
    setFailure('');
    try {
      await run(reviews.calls.remove, { course, id }, `remove:${id}`);
      setRemoval(null);
      setMessage(t('reviews.removed'));
    } catch {
      setFailure(t('reviews.notRemoved'));
    }
  };
  return (
    <Content>
      {average === null ? (
        <p>{t('reviews.none')}</p>
      ) : (
        <Summary>
          <strong aria-hidden>{number(average, { minimumFractionDigits: 1 })}</strong>
          <Stars rating={average} />
          <span>
            {t('reviews.average', { average: number(average) })} · {t('reviews.count', { count: total })}
          </span>
        </Summary>
      )}
      <p role="status">{message}</p>
      {isWriting ? (
        <ReviewForm
          course={course}
          start={ownReview}
          onCancel={() => setWriting(false)}
          onDone={() => {
            setWriting(false);
            setMessage(t('reviews.published'));
          }}
        />
      ) : (
        (mayReview || ownReview !== null) && (
          <div>
            <Button variant="secondary" onClick={() => setWriting(true)}>
              {t(ownReview === null ? 'reviews.write' : 'reviews.edit')}
            </Button>
          </div>
        )
      )}
      {total > 1 && (
        <div>
          <Select
            aria-label={t('reviews.sort')}
            value={sort}
            options={reviewSorts.map((value) => ({ value, label: t(`reviews.sorts.${value}`) }))}
            onChange={({ target }) => {
              setPage(1);
              setSort(reviewSorts.find((name) => name === target.value) ?? 'newest');
            }}
          />
        </div>
      )}
      <List>
        {answer.data.map((review) => (
          <Review key={review.id} review={review} onRemove={() => setRemoval(review)} />
        ))}
      </List>
      {pageCount > 1 && (
        <Cluster>
          <Button variant="secondary" size="small" isDisabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('reviews.newer')}
          </Button>
          <span>{t('reviews.page', { page, count: pageCount })}</span>
          <Button variant="secondary" size="small" isDisabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            {t('reviews.older')}
          </Button>
        </Cluster>
      )}
      {removal !== null && (
        <ConfirmDialog
          isOpen
          title={t('reviews.removeTitle')}
          confirmLabel={t('reviews.remove')}
          error={failure === '' ? undefined : failure}
          onConfirm={() => void remove(removal)}
          onClose={() => {
            setFailure('');
            setRemoval(null);
          }}
        >
          {t('reviews.removeHint')}
        </ConfirmDialog>
      )}
    </Content>
  );
}

function Review({ review, onRemove }: { readonly review: CourseReview; readonly onRemove: () => void }) {
  const t = useTexts(enrolmentTexts);
  const { date } = useFormats();
  return (
    <li>
      <Stars rating={review.rating} />
      <p>{review.text}</p>
      <small>
        {review.name ?? t('reviews.former')} · {date(review.created_at, { dateStyle: 'medium' })}
        {review.edited_at !== null && ` · ${t('reviews.edited')}`}
      </small>
      {review.may_remove && (
        <div>
          <Button size="small" variant="ghost" onClick={onRemove}>
            {t('reviews.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
  > p:empty {
    display: none;
  }
`;

const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  strong {
    font-size: ${textSize.h2};
    line-height: 1;
  }
  span:last-child {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[20]};
  li {
    display: grid;
    gap: ${space[4]};
    padding-top: ${space[16]};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  p {
    white-space: pre-line;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;
