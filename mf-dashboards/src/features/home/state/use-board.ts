import { useNotices } from '@enlace/shared-admin';
import { dataChanged, isCancelled, toErrorView, useAnswer, useCall } from '@enlace/shared-data';
import { useDispatch, useSelector, useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { homeTexts } from '../texts';
import { boardWork } from './board.slice';
import { boardSubject, dashboards } from './dashboards.slice';

export interface Board {
  /** Names of pinned data sets in their order, also before the order is saved. */
  readonly pinned: readonly string[];
  readonly save: (names: readonly string[]) => void;
  /** The order that another tab's change has refused; null without one. */
  readonly refusedOrder: readonly string[] | null;
  readonly forgetRefused: () => void;
}

const noNames: readonly string[] = [];

/** The viewer's order. After a conflict the stored one is shown, and the refused one can be saved over it. */
export function useBoard(): Board {
  const t = useTexts(homeTexts);
  const dispatch = useDispatch();
  const { showFailure } = useNotices();
  const { answer } = useAnswer(dashboards.calls.board, undefined);
  const wantedOrder = useSelector((state) => boardWork.calls.save.wanted(state));
  const { run } = useCall(boardWork.calls.save);
  const [refusedOrder, setRefusedOrder] = useState<readonly string[] | null>(null);
  const save = async (names: readonly string[]) => {
    setRefusedOrder(null);
    try {
      await run({ pinned: names });
    } catch (failure) {
      if (isCancelled(failure)) return;
      // After a lost answer the order can be stored all the same.
      dispatch(dataChanged([boardSubject]));
      if (toErrorView(failure).code === 'CONFLICT') setRefusedOrder(names);
      else showFailure(failure, t('order.failed'));
    }
  };
  return {
    pinned: wantedOrder?.pinned ?? answer?.pinned ?? noNames,
    save: (names) => void save(names),
    refusedOrder,
    forgetRefused: () => setRefusedOrder(null),
  };
}
