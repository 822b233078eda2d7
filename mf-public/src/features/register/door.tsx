import type { RegistrationKind } from '@enlace/shared-contract';
import type { ReactNode } from 'react';

import { color } from '../../lib/tokens';
import { Drawing, Leaf } from './register.styles';

interface Look {
  readonly frame: string;
  readonly leaf: string;
  readonly room: string;
  readonly mark: string;
}

const looks: Readonly<Record<RegistrationKind, Look>> = {
  latina: { frame: color.guava, leaf: color.guavaInk, room: color.marigoldSoft, mark: color.marigold },
  member: { frame: color.teal, leaf: color.tealInk, room: color.tealSoft, mark: color.teal },
  ally: { frame: color.plum, leaf: color.plumInk, room: color.guavaSoft, mark: color.guava },
  founder: { frame: color.marigold, leaf: color.marigoldInk, room: color.tealSoft, mark: color.teal },
  recruiter: { frame: color.primaryHover, leaf: color.plumInk, room: color.guavaSoft, mark: color.plum },
  investor: { frame: color.plum, leaf: color.tealInk, room: color.marigoldSoft, mark: color.plum },
};

const arch = 'M18 240V80a62 62 0 0 1 124 0v160z';

/** A door that stands ajar, and something of the room behind it. Only for the eye. */
export function Door({ kind }: { readonly kind: RegistrationKind }) {
  const { frame, leaf, room, mark } = looks[kind];
  return (
    <Drawing viewBox="0 0 160 240" aria-hidden="true">
      <path fill={frame} d="M0 240V80a80 80 0 0 1 160 0v160z" />
      <path fill={room} d={arch} />
      <g fill={mark} stroke={mark} strokeWidth="0">
        {insides[kind]}
      </g>
      <Leaf>
        <path fill={leaf} d={arch} />
        <path fill="none" stroke={frame} strokeWidth="5" d="M36 222V82a44 44 0 0 1 88 0v140zM36 150h88M80 38v184" />
        <circle cx="128" cy="158" r="6" fill={color.marigold} />
      </Leaf>
    </Drawing>
  );
}

const lineStyle = { fill: 'none', strokeWidth: 9, strokeLinecap: 'round' } as const;

const insides: Readonly<Record<RegistrationKind, ReactNode>> = {
  // A sun that comes up.
  latina: (
    <>
      <path d="M58 240a42 42 0 0 1 84 0z" />
      <path {...lineStyle} d="M100 182v-30M72 190l-14-26M128 190l12-22" />
    </>
  ),
  // Three who stand together.
  member: (
    <>
      <path d="M66 240v-34a16 16 0 0 1 32 0v34zM104 240v-52a17 17 0 0 1 34 0v52z" />
      <circle cx="82" cy="176" r="12" />
      <circle cx="121" cy="156" r="13" />
    </>
  ),
  // Two rings, one chain.
  ally: <path {...lineStyle} d="M84 208a22 22 0 1 1 24 -4M106 168a22 22 0 1 1 -22 8" />,
  // A shoot.
  founder: (
    <>
      <path {...lineStyle} d="M104 240v-70" />
      <path d="M104 190q-34 2-38-32 36 0 38 32zM104 172q2-36 36-38 0 38-36 38z" />
    </>
  ),
  // Steps.
  recruiter: <path d="M62 240v-22h26v-24h26v-24h28v70z" />,
  // What grows.
  investor: (
    <path d="M64 240v-30a10 10 0 0 1 20 0v30zM92 240v-54a10 10 0 0 1 20 0v54zM120 240v-84a10 10 0 0 1 20 0v84z" />
  ),
};
