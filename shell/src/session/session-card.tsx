import { styled } from '@enlace/shared-platform';
import { Art, Heading, Text, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

export interface SessionCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The session screens' common shape: words and form on one side, drawn art on the other. */
export function SessionCard({ title, lead, children }: SessionCardProps) {
  return (
    <Frame>
      <Words>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <Text size="lead" tone="soft">
          {lead}
        </Text>
        {children}
      </Words>
      <Picture>
        <Art seed="enlace" />
      </Picture>
    </Frame>
  );
}

/** A sentence about what happened, read out when it comes. */
export const Message = styled.p<{ $kind: 'error' | 'success' }>`
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${({ $kind }) => ($kind === 'error' ? theme.color.dangerSoft : theme.color.successSoft)};
  color: ${({ $kind }) => ($kind === 'error' ? theme.color.dangerInk : theme.color.successInk)};
`;

const Frame = styled.div`
  display: grid;
  min-height: calc(100vh - 9rem);
  ${theme.media.large} {
    grid-template-columns: 1fr 1fr;
    /* The picture reaches the footer, which keeps this distance. */
    margin-bottom: calc(-1 * ${theme.space[96]});
  }
`;

const Words = styled.section`
  display: grid;
  align-content: center;
  gap: ${theme.space[24]};
  width: 100%;
  max-width: 29rem;
  margin-inline: auto;
  padding: ${theme.space[48]} ${theme.space[20]};
`;

const Picture = styled.div`
  display: none;
  overflow: hidden;
  background: ${theme.color.guavaSoft};
  ${theme.media.large} {
    display: grid;
  }
  svg {
    width: 100%;
    height: 100%;
  }
`;
