import { css, styled } from '@enlace/shared-platform';
import { Heading, Link, Picture, tokens } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

interface CardLink {
  readonly to: string;
  readonly text: string;
  /** The next page has a document of its own: a ticket keeps a copy for a door without network. */
  readonly isNative?: boolean;
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
  /** Address of a decorative picture. */
  readonly picture?: string;
  readonly children: ReactNode;
}

/** What is next of one kind: the whole card leads there. */
export function HomeCard({ id, title, next, all, isProminent = false, picture, children }: HomeCardProps) {
  return (
    <Card aria-labelledby={id} $isProminent={isProminent} $hasPicture={picture !== undefined}>
      {picture !== undefined && (
        <Art>
          <Picture src={picture} alt="" ratio="3/2" seed={id} />
        </Art>
      )}
      <Heading id={id} size="h4">
        {title}
      </Heading>
      <Title>
        <Link to={next.to} variant="cover" prefetch={false} isNative={next.isNative ?? false}>
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

const { color, font, media, radius, space, textSize } = tokens;

const Card = styled.section<{ readonly $isProminent: boolean; readonly $hasPicture: boolean }>`
  position: relative;
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[20]} ${space[24]};
  border: 1px solid ${({ $isProminent }) => ($isProminent ? 'transparent' : color.line)};
  border-radius: ${radius.card};
  ${({ $isProminent }) => $isProminent && `background: ${color.marigoldSoft}; color: ${color.marigoldInk};`}
  ${({ $hasPicture }) =>
    $hasPicture &&
    css`
      ${media.small} {
        min-height: 11.5rem;
        padding-inline-end: 16rem;
      }
    `}
  overflow-wrap: anywhere;
`;

/** Above the words on phones, beside them on others. It has its size before it is loaded. */
const Art = styled.div`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  margin-bottom: ${space[12]};
  border-radius: ${radius.control};
  --picture-radius: ${radius.control};
  ${media.small} {
    position: absolute;
    top: ${space[20]};
    inset-inline-end: ${space[24]};
    width: 13rem;
    margin: 0;
  }
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
