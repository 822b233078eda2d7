import { styled } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';
import type { PressRow } from './clippings';

/** The newest quotation about the community, in large type. */
export function Voice({ item }: { readonly item: PressRow }) {
  return (
    <Sheet>
      <blockquote lang={item.language}>
        <p>{item.quote}</p>
      </blockquote>
      <figcaption>
        <cite>{item.outlet}</cite>
        {item.url ? (
          <Link to={item.url} lang={item.language}>
            {item.title}
          </Link>
        ) : (
          <span lang={item.language}>{item.title}</span>
        )}
      </figcaption>
    </Sheet>
  );
}

const Sheet = styled.figure`
  position: relative;
  margin: 0 0 ${space[32]};
  padding: ${space[64]} ${space[24]} ${space[32]};
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.inverse};
  color: ${color.onInverse};
  --focus: ${color.marigold};
  ${media.medium} {
    padding: ${space[64]} ${space[64]} ${space[48]} 9rem;
    border-radius: ${radius.panel};
  }
  &::before {
    content: '“';
    position: absolute;
    top: ${space[12]};
    left: ${space[24]};
    font: 600 6rem / 1 ${font.display};
    color: ${color.marigold};
    ${media.medium} {
      top: ${space[32]};
      left: ${space[40]};
      font-size: 11rem;
    }
  }
  blockquote {
    margin: 0;
    max-width: 24em;
    font: 500 ${textSize.h2} / 1.12 ${font.display};
    letter-spacing: -0.015em;
    word-spacing: 0.12em;
    text-wrap: pretty;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[16]};
    margin-top: ${space[24]};
    font-size: ${textSize.small};
    color: ${color.onInverseSoft};
  }
  cite {
    font: italic 500 ${textSize.body} / 1.3 ${font.display};
    color: ${color.onInverse};
  }
  a {
    color: inherit;
  }
`;
