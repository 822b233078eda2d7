import type { Factor } from '@enlace/shared-contract/identity';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Icon, Text, tokens } from '@enlace/shared-ui';

import { factorTexts } from '../../lib/second-factor/texts';

export interface FactorRowProps {
  readonly factor: Factor;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** One factor with its times. */
export function FactorRow({ factor, isBusy, onRemove }: FactorRowProps) {
  const t = useTexts(factorTexts);
  const { date } = useFormats();
  const day = (time: string) => date(time, { dateStyle: 'medium' });
  const name = factor.kind === 'totp' ? t('app.name') : factor.name;
  return (
    <Row>
      <Icon name={factor.kind === 'totp' ? 'lock' : 'key'} />
      <div>
        <p>{name}</p>
        <Text size="small" tone="soft">
          {t('added', { date: day(factor.created_at) })}
          {' · '}
          {factor.last_used_at === null ? t('unused') : t('used', { date: day(factor.last_used_at) })}
        </Text>
      </div>
      <Button
        variant="secondary"
        size="small"
        isLoading={isBusy}
        aria-label={`${t('remove')}: ${name}`}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </Row>
  );
}

export const FactorList = styled.ul`
  width: 100%;
  border-top: 1px solid ${tokens.color.line};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[12]};
  align-items: center;
  padding-block: ${tokens.space[12]};
  border-bottom: 1px solid ${tokens.color.line};
  overflow-wrap: anywhere;
`;
