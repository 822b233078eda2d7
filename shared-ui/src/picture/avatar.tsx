import { styled } from '@enlace/shared-platform';
import { useState } from 'react';

import { toneOf } from './art';

const Disc = styled.span<{ readonly $size: number; readonly $tone: string }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => $size / 16}rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 50%;
  background: var(--${({ $tone }) => $tone}Soft);
  color: var(--${({ $tone }) => $tone}Ink);
  font-size: ${({ $size }) => $size / 42}rem;
  font-weight: 600;
  line-height: 1;
  user-select: none;
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Pixels; 40 by default. */
  readonly size?: 24 | 32 | 40 | 56 | 80 | 128;
  /** The name is visible beside it, so screen readers skip it. */
  readonly isDecorative?: boolean;
}

/** A user's face, or initials on a colour of the user. */
export function Avatar({ name, src, size = 40, isDecorative }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
  const label = isDecorative === true ? '' : name;
  return (
    <Disc
      $size={size}
      $tone={toneOf(name)}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {src !== null && src !== undefined && src !== '' && src !== brokenUrl ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBrokenUrl(src)} />
      ) : (
        initials.toUpperCase()
      )}
    </Disc>
  );
}
