import type { CompanyFlag } from '@enlace/shared-contract/partners';
import { styled } from '@enlace/shared-platform';
import type { Tone } from '@enlace/shared-ui';

import { color } from '../../lib/tokens';

/** One stitch per perk, in a square of 24: sun, waves, two linked figures, stepped cross, eye, bands. */
const stitches: Readonly<Record<CompanyFlag, readonly [tone: Tone, path: string]>> = {
  remote_jobs: ['marigold', 'M3 15a9 9 0 0 1 18 0zM3 17h18v3H3z'],
  unlimited_vacation: ['teal', 'M2 8q5-6 10 0t10 0v4q-5 6-10 0t-10 0zM2 16q5-6 10 0t10 0v4q-5 6-10 0t-10 0z'],
  paid_maternity_leave: [
    'plum',
    'M12 2a10 10 0 0 1 0 20v-4a6 6 0 0 0 0-12zM12 2a10 10 0 0 0 0 20v-4a6 6 0 0 1 0-12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  ],
  latinx_hispanics_erg: ['guava', 'M9 2h6v4h3v3h4v6h-4v3h-3v4H9v-4H6v-3H2V9h4V6h3z'],
  women_in_tech_erg: ['teal', 'M12 2l10 10-10 10L2 12zM12 8l-4 4 4 4 4-4z'],
  lgbtqia_erg: ['plum', 'M2 3h20v4H2zM2 10h20v4H2zM2 17h20v4H2z'],
};

export interface MotifProps {
  readonly flag: CompanyFlag;
  /** Whether the stitch has its colour; otherwise only its outline is visible. */
  readonly isWoven: boolean;
}

/** The stitch of a perk. It is decorative; the text beside it has the meaning. */
export function Motif({ flag, isWoven }: MotifProps) {
  const [tone, path] = stitches[flag];
  return (
    <Square viewBox="0 0 24 24" aria-hidden="true">
      {isWoven ? (
        <>
          <rect width="24" height="24" fill={`var(--${tone}Soft)`} />
          <path d={path} fill={`var(--${tone})`} fillRule="evenodd" />
        </>
      ) : (
        <rect
          x="0.5"
          y="0.5"
          width="23"
          height="23"
          fill="none"
          stroke={color.lineStrong}
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Square>
  );
}

const Square = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 1;
`;
