import type { FormState } from '@enlace/shared-contract/forms';
import { useTexts } from '@enlace/shared-platform';
import { Badge, type Tone } from '@enlace/shared-ui';

import { inboxTexts } from '../texts';

const tones: Readonly<Record<FormState, Tone>> = {
  new: 'guava',
  in_progress: 'teal',
  waiting: 'marigold',
  done: 'success',
  to_check: 'plum',
  spam: 'neutral',
};

/** The state of an entry. */
export function StateBadge({ state }: { readonly state: FormState }) {
  const t = useTexts(inboxTexts);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
