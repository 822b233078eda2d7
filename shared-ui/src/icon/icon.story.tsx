import { styled } from '@enlace/shared-platform';

import { Grid } from '../layout/layout';
import { Text } from '../text/text';
import { Icon } from './icon';
import { iconPaths } from './icon-paths';
import { moreIconPaths } from './more-icon-paths';

export const meta = { title: 'Primitives/Icon' };

const Cell = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;
`;

export function All() {
  return (
    <Grid min="9rem" gap={16}>
      {Object.keys({ ...iconPaths, ...moreIconPaths }).map((name) => (
        <Cell key={name}>
          <Icon name={name} size={24} />
          <Text size="caption" tone="soft">
            {name}
          </Text>
        </Cell>
      ))}
    </Grid>
  );
}
