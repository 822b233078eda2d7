import type { SavedPersonRights } from '@enlace/shared-contract';
import { UndoNotice } from '@enlace/shared-admin';
import { noticeShown } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { useEffect, useEffectEvent } from 'react';

import { useCommand } from '../../../lib/create-command';
import { toTakeBack } from '../state/gift';
import { savePersonRights } from '../state/person-rights';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import type { Given } from './use-given';

export interface TakeBackProps {
  readonly given: Given;
  /** With her rights as they are once it is taken back; without where it is left as it is. */
  readonly onDone: (answered?: SavedPersonRights) => void;
}

/** Says what was given, and takes it back: only what was really given, whatever others did meanwhile. */
export function TakeBack({ given: { answered, gift, reason }, onDone }: TakeBackProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const dispatch = useDispatch();
  const { status, data, error, start, clear } = useCommand(savePersonRights);
  const { id, name } = answered.person;
  const finish = useEffectEvent((taken: SavedPersonRights) => {
    clear();
    dispatch(noticeShown({ kind: 'success', text: t('give.takenBack') }));
    onDone(taken);
  });
  useEffect(() => {
    if (status === 'fulfilled' && data !== null) finish(data);
  }, [data, status]);
  const what = gift.role === null ? words.right(gift.right) : (gift.role.label ?? gift.role.name);
  return (
    <>
      <UndoNotice
        text={t('give.given', { name, what })}
        isUndoing={status === 'pending'}
        onUndo={() =>
          start({ params: { id }, body: { ...toTakeBack(answered, t('give.undoReason', { reason }).slice(0, 500)) } })
        }
        onHide={() => onDone()}
      />
      {error !== null && <p role="alert">{error.message}</p>}
    </>
  );
}
