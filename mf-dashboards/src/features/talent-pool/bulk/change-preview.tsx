import { type ChangedMembers, mostTags } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Stack, Text } from '@enlace/shared-ui';

import { talentTexts } from '../../../lib/talent/texts';

export interface ChangePreviewProps {
  /** State of the preview. */
  readonly preview: {
    readonly answer: ChangedMembers | null;
    readonly status: string;
    readonly error: { readonly message: string } | null;
    readonly again: () => void;
  };
}

/** How many members a change concerns. */
export function ChangePreview({ preview: { answer, status, error, again } }: ChangePreviewProps) {
  const t = useTexts(talentTexts);
  if (answer === null && status === 'rejected')
    return <ErrorState onRetry={again}>{error?.message || t('failed')}</ErrorState>;
  if (answer === null) return <Text role="status">{t('bulk.counting')}</Text>;
  return (
    <Stack gap={4} role="status">
      <strong>{t('bulk.preview', { count: answer.changed })}</strong>
      {answer.unchanged > 0 && <Text size="small">{t('bulk.unchanged', { count: answer.unchanged })}</Text>}
      {answer.refused > 0 && <Text size="small">{t('bulk.refused', { count: answer.refused, most: mostTags })}</Text>}
    </Stack>
  );
}
