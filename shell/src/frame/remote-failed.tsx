import type { TitledPage } from '@enlace/shared-contract/head';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState } from '@enlace/shared-ui';

import { useHead } from '../head/use-head';
import { texts } from '../texts';
import type { DrawnPage } from './announcer';
import { StateFrame } from './state-frame';

export type RemoteFailedProps = {
  /** The page that failed; null for an unknown address. */
  readonly page: TitledPage | null;
  readonly onReady: (drawnPage: DrawnPage) => void;
} & (
  | { readonly kind: 'failed' | 'broke'; readonly onRetry: () => void }
  | { readonly kind: 'disabled'; readonly reason: string | null }
);

/** Replacement of a broken part; everything around it works. */
export function RemoteFailed(props: RemoteFailedProps) {
  const { page, onReady } = props;
  const t = useTexts(texts);
  useHead(page, onReady);
  const text =
    props.kind === 'disabled'
      ? (props.reason ?? t('remote.disabled'))
      : t(props.kind === 'broke' ? 'remote.broke' : 'remote.text');
  return (
    <StateFrame>
      <ErrorState title={t('remote.title')} {...(props.kind === 'disabled' ? {} : { onRetry: props.onRetry })}>
        {text}
      </ErrorState>
    </StateFrame>
  );
}
