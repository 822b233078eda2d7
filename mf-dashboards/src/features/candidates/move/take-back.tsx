import { useNotices } from '@enlace/shared-admin';
import { isAppError } from '@enlace/shared-contract/errors';
import { useCall } from '@enlace/shared-data';
import { styled, useDispatch, useFormats, useSelector, useTexts } from '@enlace/shared-platform';
import { Button, theme, VisuallyHidden } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { candidates } from '../state/candidates';
import { moveRemoved, movesEnded, type RecentMove, selectRecentMoves } from '../state/recent-moves.slice';
import { candidatesTexts } from '../texts';

/** The last move, with a button that takes it back while its mails have not left. Screen readers announce it once. */
export function TakeBack() {
  const t = useTexts(candidatesTexts);
  const [move] = useSelector(selectRecentMoves);
  const values = { count: move?.count ?? 0, name: move?.name ?? '' };
  const sentence =
    move === undefined
      ? ''
      : t(move.name === null ? 'takeBack.many' : 'takeBack.one', {
          ...values,
          state: move.stage?.name ?? t(`states.${move.state}`),
        });
  return (
    <>
      <VisuallyHidden role="status">{sentence}</VisuallyHidden>
      {move !== undefined && (
        <Bar>
          <p aria-hidden>{sentence}</p>
          <TakeBackButton key={move.id} move={move} />
        </Bar>
      )}
    </>
  );
}

function TakeBackButton({ move }: { readonly move: RecentMove }) {
  const t = useTexts(candidatesTexts);
  const { number } = useFormats();
  const dispatch = useDispatch();
  const { showSuccess, showFailure } = useNotices();
  const { run, status } = useCall(candidates.calls.takeBack, move.id);
  const seconds = useSecondsUntil(move.deadline, () => dispatch(movesEnded(Date.now())));
  const remove = () => {
    dispatch(moveRemoved(move.id));
    // The pressed button is removed.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  const takeBack = async () => {
    try {
      const { count } = await run(move.id);
      const rest = move.count - count;
      showSuccess(rest === 0 ? t('takeBack.done') : t('takeBack.others', { count: rest }));
      remove();
    } catch (failure) {
      const isLate = isAppError(failure) && failure.code === 'CONFLICT';
      showFailure(failure, t(isLate ? 'takeBack.late' : 'takeBack.failed'));
      if (isLate) remove();
    }
  };
  return (
    <>
      <Button size="small" variant="secondary" isLoading={status === 'pending'} onClick={() => void takeBack()}>
        {t('takeBack.button')}
      </Button>
      <Seconds aria-hidden>{number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })}</Seconds>
    </>
  );
}

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}

function useSecondsUntil(deadline: number, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const update = () => {
      const rest = secondsUntil(deadline);
      setSeconds(rest);
      if (rest === 0) end();
    };
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[8]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  ${theme.inverseGround}
  box-shadow: ${theme.shadow.middle};
  font-size: ${theme.textSize.small};
  > p {
    flex: 1 1 12rem;
    font-weight: 600;
  }
`;

const Seconds = styled.span`
  min-width: 2.5rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
