import { css, styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef, ElementType } from 'react';

import { color, font, textSize, type TextSize } from '../tokens/tokens';

const tones = { ink: color.ink, soft: color.inkSoft, danger: color.danger, inherit: 'inherit' } as const;

const Words = styled.p<{
  readonly $size: TextSize;
  readonly $tone: keyof typeof tones;
  readonly $isStrong?: boolean | undefined;
}>`
  font-size: ${({ $size }) => textSize[$size]};
  color: ${({ $tone }) => tones[$tone]};
  line-height: ${({ $size }) => ($size === 'lead' ? 1.45 : undefined)};
  font-weight: ${({ $isStrong }) => $isStrong === true && 600};
`;

export interface TextProps extends ComponentPropsWithRef<'p'> {
  readonly as?: ElementType;
  readonly size?: 'caption' | 'small' | 'body' | 'lead';
  readonly tone?: keyof typeof tones;
  readonly isStrong?: boolean;
}

/** A paragraph, or another text element with `as`. */
export function Text({ size = 'body', tone = 'inherit', isStrong, ...rest }: TextProps) {
  return <Words $size={size} $tone={tone} $isStrong={isStrong} {...rest} />;
}

const Title = styled.h2<{ readonly $size: TextSize }>`
  font-size: ${({ $size }) => textSize[$size]};
  ${({ $size }) =>
    $size === 'display' || $size === 'h1' ? 'letter-spacing:-.018em;line-height:1.03' : 'letter-spacing:-.004em'}
`;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline: the element is `h1` to `h4`. */
  readonly level?: 1 | 2 | 3 | 4;
  /** Size; that of its level by default. */
  readonly size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
}

/** A heading in the display face. */
export function Heading({ level = 2, size = `h${level}`, ...rest }: HeadingProps) {
  return <Title as={`h${level}`} $size={size} {...rest} />;
}

/** A short text above a heading that names the kind of content. */
export const Eyebrow = styled.p`
  font-size: ${textSize.caption};
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.link};
`;

const proseStyle = css`
  max-width: 44rem;
  > * + * {
    margin-top: 1.1em;
  }
  h2,
  h3,
  h4 {
    margin-top: 1.8em;
  }
  h2 {
    font-size: ${textSize.h3};
  }
  h3,
  h4 {
    font-size: ${textSize.h4};
  }
  a {
    color: ${color.link};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  ul,
  ol {
    padding-left: 1.4em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 0.35em;
  }
  li::marker {
    color: ${color.guava};
  }
  blockquote {
    padding-left: 1.25em;
    border-left: 3px solid ${color.marigold};
    font: 500 1.25em/1.4 ${font.display};
  }
  img {
    border-radius: 1rem;
  }
  hr {
    margin-block: 2.5em;
    border: 0;
    border-top: 1px solid ${color.line};
  }
  pre,
  code {
    font-size: 0.9em;
    background: ${color.sunken};
    border-radius: 0.3em;
  }
  pre {
    padding: 1em;
    overflow-x: auto;
  }
`;

/** Long text: paragraphs, headings, lists, quotations and pictures at a comfortable line length. */
export const Prose = styled.div`
  ${proseStyle}
`;
