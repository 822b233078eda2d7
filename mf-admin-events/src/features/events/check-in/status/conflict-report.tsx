import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Heading, Text, theme } from '@enlace/shared-ui';

import type { Conflict } from '../offline/door-store';
import { checkInTexts } from '../texts';

export interface ConflictReportProps {
  readonly conflicts: readonly Conflict[];
  /** Names by nonce, as long as the page is open. */
  readonly names: ReadonlyMap<string, string>;
  readonly timezone: string;
  readonly onDismiss: () => void;
}

/** Scans without network that the server decided in another way; nothing without any. */
export function ConflictReport({ conflicts, names, timezone, onDismiss }: ConflictReportProps) {
  const t = useTexts(checkInTexts);
  const formats = useFormats();
  if (conflicts.length === 0) return null;
  const time = (instant: string) => formats.date(instant, { timeStyle: 'medium', timeZone: timezone });
  return (
    <Box aria-labelledby="check-in-conflicts">
      <Cluster justify="space-between">
        <Heading level={2} size="h4" id="check-in-conflicts">
          {t('conflicts', { count: conflicts.length })}
        </Heading>
        <Button variant="ghost" size="small" onClick={onDismiss}>
          {t('conflictsSeen')}
        </Button>
      </Cluster>
      <Text tone="soft">{t('conflictsHint')}</Text>
      <List>
        {conflicts.map(({ nonce, kind, result, scanned_at, gate, other, code_end }) => (
          <li key={nonce}>
            <strong>{names.get(nonce) ?? t('codeEnd', { end: code_end })}</strong>
            <span>
              {kind === 'refused'
                ? t('conflictRefused', { reason: t(`results.${result}`), time: time(scanned_at), gate })
                : t(kind === 'later' ? 'conflictLater' : 'conflictEarlier', {
                    time: time(scanned_at),
                    gate,
                    otherTime: other === null ? '' : time(other.scanned_at),
                    otherGate: other?.gate ?? '',
                  })}
            </span>
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  max-height: 20rem;
  overflow: auto;
  > li {
    display: flex;
    flex-direction: column;
    overflow-wrap: anywhere;
  }
`;
