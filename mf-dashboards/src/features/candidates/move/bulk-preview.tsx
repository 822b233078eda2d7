import type { MovedCandidates } from '@enlace/shared-contract/recruiting';
import { styled, useTexts } from '@enlace/shared-platform';
import { Stack, Text, theme } from '@enlace/shared-ui';

import { candidatesTexts } from '../texts';

/** Names that are shown without a press. */
const mostNames = 6;

export interface BulkPreviewProps {
  readonly preview: MovedCandidates;
  /** The state that the move leads to, in words. */
  readonly state: string;
}

/** Candidates that a move changes, and those that it cannot change, with the reason. */
export function BulkPreview({ preview, state }: BulkPreviewProps) {
  const t = useTexts(candidatesTexts);
  const { moved: movedCandidates, refused: refusedCandidates } = preview;
  const states = [...new Set(refusedCandidates.map((candidate) => candidate.state))];
  return (
    <Stack gap={16}>
      <div role="status">
        <strong>
          {movedCandidates.length === 0 ? t('bulk.none') : t('bulk.will', { count: movedCandidates.length, state })}
        </strong>
      </div>
      <Names names={movedCandidates.map(({ name }) => name)} />
      {refusedCandidates.length > 0 && (
        <Refusals>
          <strong>{t('bulk.refused', { count: refusedCandidates.length })}</strong>
          {states.map((one) => (
            <div key={one}>
              <Text size="small">{t('bulk.reason', { state: t(`states.${one}`) })}</Text>
              <Names names={refusedCandidates.filter((candidate) => candidate.state === one).map(({ name }) => name)} />
            </div>
          ))}
        </Refusals>
      )}
    </Stack>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const t = useTexts(candidatesTexts);
  if (names.length === 0) return null;
  const moreNames = names.slice(mostNames);
  return (
    <div>
      <Text size="small" tone="soft">
        {names.slice(0, mostNames).join(' · ')}
      </Text>
      {moreNames.length > 0 && (
        <More>
          <summary>{t('bulk.more', { count: moreNames.length })}</summary>
          {moreNames.join(' · ')}
        </More>
      )}
    </div>
  );
}

const Refusals = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warningInk};
  p {
    color: inherit;
  }
`;

const More = styled.details`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  summary {
    padding-block: ${theme.space[4]};
    font-weight: 600;
    cursor: pointer;
  }
`;
