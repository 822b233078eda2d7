import { styled } from '@enlace/shared-platform';

import { Grid, Stack } from '../layout/layout';
import { Heading, Text } from '../text/text';
import { palette } from './palette';
import { color, radius, shadow, space } from './tokens';

export const meta = { title: 'Foundations/Tokens' };

const Swatch = styled.div<{ readonly $name: string }>`
  height: 4.5rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: var(--${({ $name }) => $name});
`;

export function Colours() {
  return (
    <Grid min="8rem" gap={16}>
      {Object.keys(palette).map((name) => (
        <Stack key={name} gap={4}>
          <Swatch $name={name} />
          <Text size="caption">{name}</Text>
        </Stack>
      ))}
    </Grid>
  );
}

const Block = styled.div<{ readonly $shadow: string }>`
  padding: ${space[32]};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${({ $shadow }) => $shadow};
`;

export function Shadows() {
  return (
    <Grid>
      {Object.entries(shadow).map(([name, value]) => (
        <Block key={name} $shadow={value}>
          <Heading level={4}>{name}</Heading>
        </Block>
      ))}
    </Grid>
  );
}
