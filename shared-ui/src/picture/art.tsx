import { styled } from '@enlace/shared-platform';

import type { Tone } from '../tokens/palette';

const warm = ['guava', 'marigold', 'teal', 'plum'] as const;

/** A number that depends only on the text. */
function hash(seed: string): number {
  let value = 7;
  for (const letter of seed) value = (value * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

/** A tone that depends only on the text. */
export function toneOf(seed: string): Tone {
  return warm[hash(seed) % 4] ?? 'guava';
}

const Weave = styled.svg<{ readonly $ground: Tone }>`
  width: 100%;
  height: 100%;
  background: var(--${({ $ground }) => $ground}Soft);
`;

/**
 * Woven arcs drawn from a seed, in place of a missing picture. The same text gives the same picture on every device
 * and on the server.
 */
export function Art({ seed }: { readonly seed: string }) {
  const value = hash(seed);
  const at = (index: number) => warm[(value + index) % 4] ?? 'guava';
  const cells = Array.from({ length: 12 }, (_, index) => {
    const bits = (value >>> (index * 2)) ^ (value >>> (index + 3));
    const [x, y] = [(index % 4) * 100, Math.floor(index / 4) * 100];
    const turn = `translate(${x} ${y}) rotate(${(bits & 3) * 90} 50 50)`;
    const fill = `var(--${at(index * 7 + (bits & 3))})`;
    return bits & 4 ? (
      <path key={index} transform={turn} fill={fill} stroke={fill} d="M0 0h100A100 100 0 0 1 0 100z" />
    ) : (
      <path
        key={index}
        transform={turn}
        fill="none"
        stroke={fill}
        strokeWidth="22"
        d="M0 75A75 75 0 0 0 75 0M0 33A33 33 0 0 0 33 0"
      />
    );
  });
  return (
    <Weave $ground={at(0)} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {cells}
    </Weave>
  );
}
