import { isAppError } from '@enlace/shared-contract/errors';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { isCancelled, noticeShown } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { Text } from '@enlace/shared-ui';
import { Switch } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useSaveMe } from '../../lib/me';
import { texts } from '../../texts';

export interface ConsentSwitchProps {
  readonly user: UserRecord;
  readonly field: 'has_page' | 'is_shown_in_chapter';
  readonly label: string;
  readonly hint: string;
}

/** A consent of the user, stored at once. */
export function ConsentSwitch({ user, field, label, hint }: ConsentSwitchProps) {
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const save = useSaveMe(field);
  const [wantedValue, setWantedValue] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const handleChange = async (isOn: boolean) => {
    setFailure(null);
    setWantedValue(isOn);
    try {
      await save(user.id, { [field]: isOn });
      dispatch(noticeShown({ kind: 'success', text: common('edit.saved') }));
    } catch (error) {
      if (isCancelled(error)) return;
      setFailure((isAppError(error) && error.userMessage) || common('failed'));
    }
    setWantedValue(null);
  };
  return (
    <>
      <Switch
        checked={wantedValue ?? user[field]}
        hint={hint}
        isDisabled={wantedValue !== null}
        onChange={({ target }) => void handleChange(target.checked)}
      >
        {label}
      </Switch>
      {failure !== null && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
    </>
  );
}
