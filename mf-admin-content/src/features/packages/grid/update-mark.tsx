import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, Spinner, theme, type IconName } from '@enlace/shared-ui';

import type { UpdateStatus } from '../state/use-price-updates';
import { packagesTexts } from '../texts';

const icons: Readonly<Record<UpdateStatus, IconName | null>> = {
  idle: null,
  loading: null,
  succeeded: 'check',
  failed: 'alert',
};

/** State of a package's update, in its column. It always occupies its space, so that nothing moves. */
export function UpdateMark({ status }: { readonly status: UpdateStatus }) {
  const t = useTexts(packagesTexts);
  const icon = icons[status];
  return (
    <Mark data-status={status} role="status">
      {status === 'loading' && <Spinner size={14} label="" />}
      {icon !== null && <Icon name={icon} size={14} />}
      {status !== 'idle' && t(`status.${status}`)}
    </Mark>
  );
}

const Mark = styled.span`
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  justify-content: center;
  min-height: 1.25rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  font-weight: 500;
  &[data-status='succeeded'] {
    color: ${theme.color.success};
  }
  &[data-status='failed'] {
    color: ${theme.color.danger};
  }
`;
