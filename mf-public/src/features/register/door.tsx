import type { RegistrationKind } from '@enlace/shared-contract/forms';
import type { ReactNode } from 'react';

import { color } from '../../lib/tokens';
import { Drawing, Leaf } from './register.styles';

interface DoorColours {
  readonly frame: string;
  readonly leaf: string;
  readonly interior: string;
  readonly mark: string;
}

const doorColours: Readonly<Record<RegistrationKind, DoorColours>> = {
  latina: { frame: color.guava, leaf: color.guavaInk, interior: color.marigoldSoft, mark: color.marigold },
  member: { frame: color.teal, leaf: color.tealInk, interior: color.tealSoft, mark: color.teal },
  ally: { frame: color.plum, leaf: color.plumInk, interior: color.guavaSoft, mark: color.guava },
  founder: { frame: color.marigold, leaf: color.marigoldInk, interior: color.tealSoft, mark: color.teal },
  recruiter: { frame: color.primaryHover, leaf: color.plumInk, interior: color.guavaSoft, mark: color.plum },
  investor: { frame: color.plum, leaf: color.tealInk, interior: color.marigoldSoft, mark: color.plum },
};

const arch = 'M18 240V80a62 62 0 0 1 124 0v160z';

/** A decorative drawing of an open door with a picture for each kind of registration. */
export function Door({ kind }: { readonly kind: RegistrationKind }) {
  const { frame, leaf, interior, mark } = doorColours[kind];
  return (
    <Drawing viewBox="0 0 160 240" aria-hidden="true">
      <path fill={frame} d="M0 240V80a80 80 0 0 1 160 0v160z" />
      <path fill={interior} d={arch} />
      <g fill={mark} stroke={mark} strokeWidth="0">
        {roomPictures[kind]}
      </g>
      <Leaf>
        <path fill={leaf} d={arch} />
        <path fill="none" stroke={frame} strokeWidth="5" d="M36 222V82a44 44 0 0 1 88 0v140zM36 150h88M80 38v184" />
        <circle cx="128" cy="158" r="6" fill={color.marigold} />
      </Leaf>
    </Drawing>
  );
}

const lineStyle = { fill: 'none', strokeWidth: 8 } as const;

const roomPictures: Readonly<Record<RegistrationKind, ReactNode>> = {
  // A rising sun.
  latina: (
    <>
      <path d="M66 240a38 38 0 0 1 76 0z" />
      <path {...lineStyle} strokeLinecap="round" d="M104 188v-28M80 192l-10-18M128 192l8-14" />
    </>
  ),
  // Two people.
  member: (
    <>
      <path d="M70 240v-34a15 15 0 0 1 30 0v34zM105 240v-52a17 17 0 0 1 34 0v52z" />
      <circle cx="85" cy="176" r="12" />
      <circle cx="122" cy="156" r="13" />
    </>
  ),
  // Two links of a chain.
  ally: (
    <>
      <circle {...lineStyle} cx="102" cy="206" r="22" />
      <circle {...lineStyle} cx="116" cy="172" r="18" stroke={color.plum} />
    </>
  ),
  // A young plant.
  founder: (
    <>
      <path {...lineStyle} d="M104 240v-74" />
      <path d="M104 194q-32 0-36-30 34 0 36 30zM104 172q2-32 32-34 0 34-32 34z" />
    </>
  ),
  // Steps.
  recruiter: <path d="M66 240v-22h25v-24h25v-24h26v70z" />,
  // Growing bars.
  investor: <path d="M68 240v-30a9 9 0 0 1 18 0v30zM94 240v-54a9 9 0 0 1 18 0v54zM120 240v-84a9 9 0 0 1 18 0v84z" />,
};
