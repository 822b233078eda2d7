import { styled } from '@enlace/shared-platform';
import { Heading, Link, tokens } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

interface CardLink {
  readonly to: string;
  readonly text: string;
}

export interface HomeCardProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Where a press on the card leads. */
  readonly next: CardLink;
  /** To the page with all of its kind. */
  readonly all: CardLink;
  /** The one card that is coloured. */
  readonly isProminent?: boolean;
  readonly children: ReactNode;
}

/** What is next of one kind: the whole card leads there. */
export function HomeCard({ id, title, next, all, isProminent = false, children }: HomeCardProps) {
  return (
    <Card aria-labelledby={id} $isProminent={isProminent}>
      <Heading id={id} size="h4">
        {title}
      </Heading>
      <Title>
        <Link to={next.to} variant="cover" prefetch={false}>
          {next.text}
        </Link>
      </Title>
      {children}
      <All>
        <Link to={all.to}>{all.text}</Link>
      </All>
    </Card>
  );
}

const { color, font, radius, space, textSize } = tokens;

const Card = styled.section<{ readonly $isProminent: boolean }>`
  position: relative;
  display: grid;
  gap: ${space[4]};
  padding: ${space[20]} ${space[24]};
  border: 1px solid ${({ $isProminent }) => ($isProminent ? 'transparent' : color.line)};
  border-radius: ${radius.card};
  ${({ $isProminent }) => $isProminent && `background: ${color.marigoldSoft}; color: ${color.marigoldInk};`}
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font: 600 ${textSize.h3} / 1.2 ${font.display};
`;

/** Above the click area of the card. */
const All = styled.p`
  position: relative;
  justify-self: start;
  margin-top: ${space[8]};
  font-size: ${textSize.small};
  a {
    color: inherit;
  }
`;
