import { Text } from '@enlace/shared-ui';
import { Switch } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { areSingleKeysOn, switchSingleKeys } from './single-keys';
import { useKeysTexts } from './texts';

/**
 * Switches single-key shortcuts off for this user and browser, because they can be pressed by accident or by speech
 * input.
 */
export function SingleKeysSwitch({ viewerId }: { readonly viewerId: number }) {
  const t = useKeysTexts();
  const [isOn, setOn] = useState(() => areSingleKeysOn(viewerId));
  return (
    <div>
      <Switch
        checked={isOn}
        onChange={() => {
          switchSingleKeys(viewerId, !isOn);
          setOn(!isOn);
        }}
      >
        {t('single')}
      </Switch>
      <Text size="small" tone="soft">
        {t('singleHint')}
      </Text>
    </div>
  );
}
