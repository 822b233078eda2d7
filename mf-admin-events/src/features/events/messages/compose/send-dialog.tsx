import { useLateTexts } from '@enlace/shared-admin';
import type { ErrorView } from '@enlace/shared-data';
import { Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { messagesTexts } from '../texts';
import type { MessagePreviewData } from './use-message-preview';

export interface SendDialogProps {
  readonly isLater: boolean;
  readonly preview: MessagePreviewData;
  /** Whether the message is being sent. */
  readonly isPending: boolean;
  readonly error: ErrorView | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a message is sent or planned. Waits for the number of its recipients, and has none after a failure. */
export function SendDialog({ isLater, preview, isPending, error, onConfirm, onClose }: SendDialogProps) {
  const t = useLateTexts(messagesTexts);
  const count = preview.isPending || preview.error !== null ? undefined : preview.data?.recipients;
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={
        count === undefined ? t(isLater ? 'planAny' : 'sendAny') : t(isLater ? 'planTitle' : 'sendTitle', { count })
      }
      confirmLabel={t(isLater ? 'plan' : 'send')}
      isLoading={isPending || preview.isPending}
      error={error === null ? undefined : (Object.values(error.fields)[0]?.[0] ?? (error.message || t('failed')))}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{t(isLater ? 'planHint' : 'sendHint')}</Text>
    </ConfirmDialog>
  );
}
