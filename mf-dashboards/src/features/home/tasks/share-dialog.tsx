import { useNotices } from '@enlace/shared-admin';
import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useCall } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, FormField, Select, Text, TextInput, theme } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { dayOf } from '../state/days';
import type { Catalogue } from '../state/dashboards.slice';
import { sharedQueryOf, type ViewChoice } from '../state/view-choice';
import { marksWork } from '../state/marks.slice';
import { OwnShares } from './own-shares';
import { useTaskTexts } from './use-task-texts';

export interface ShareDialogProps {
  /** The shared data set; null for the page. */
  readonly info: DatasetInfo | null;
  readonly catalogue: Catalogue;
  readonly choice: ViewChoice;
  readonly onClose: () => void;
}

const validities = [7, 30, 90, 365] as const;

/** Makes a link to the view of the moment, and lists the viewer's links. */
export function ShareDialog({ info, catalogue, choice, onClose }: ShareDialogProps) {
  const t = useTaskTexts();
  const { showSuccess, showFailure } = useNotices();
  const [days, setDays] = useState<number>(30);
  // A repeated request makes no second link. Another validity is another link.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { run, status, answer, error, clear } = useCall(marksWork.calls.addShare, key);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const address = answer?.token === undefined ? '' : `${window.location.origin}/dashboards/shared/${answer.token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showSuccess(t('share.copied'));
    } catch (failure) {
      showFailure(failure, t('share.copyFailed'));
    }
  };
  const make = () =>
    void run({ key, days, dataset: info?.name ?? null, query: sharedQueryOf(choice, dayOf(new Date())) }).catch(
      // The state of the call has the error.
      () => undefined,
    );
  return (
    <FormDialog
      title={info === null ? t('share.title') : t('share.titleOf', { title: info.title })}
      size="xl"
      closeLabel={t('close')}
      submitLabel={address === '' ? t('share.make') : t('share.copy')}
      isLoading={status === 'pending'}
      isDismissible={status === 'pending' ? false : 'byKey'}
      failure={error === null ? null : error.message || t('failed')}
      onSubmit={() => (address === '' ? make() : void copy())}
      onClose={onClose}
    >
      <Text size="small" tone="soft">
        {t('share.lead')}
      </Text>
      {address === '' ? (
        <FormField label={t('share.days')}>
          <Select
            value={days}
            options={validities.map((value) => ({ value, label: t(`share.validity.d${value}`) }))}
            onChange={({ target }) => {
              setDays(Number(target.value));
              setKey(crypto.randomUUID());
            }}
          />
        </FormField>
      ) : (
        <Address>
          <FormField label={t('share.address')}>
            <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
          </FormField>
          <Button variant="secondary" iconBefore="copy" onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        </Address>
      )}
      <OwnShares catalogue={catalogue} />
    </FormDialog>
  );
}

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: end;
  > div {
    flex: 1 1 14rem;
  }
`;
