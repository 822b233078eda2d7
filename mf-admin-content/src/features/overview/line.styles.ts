import { css } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** A link on the first screen with its parts side by side; each list sets their widths. */
export const lineStyle = css`
  display: grid;
  gap: ${theme.space[12]};
  align-items: center;
  min-height: 2.75rem;
  margin-inline: -${theme.space[12]};
  padding-inline: ${theme.space[12]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.ink};
  text-decoration: none;
  &:hover {
    background: ${theme.color.raised};
  }
`;
