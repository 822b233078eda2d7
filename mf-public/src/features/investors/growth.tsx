import type { investorStages } from '@enlace/shared-contract/partners';
import { styled } from '@enlace/shared-platform';

import { color } from '../../lib/tokens';

type Stage = (typeof investorStages)[number];

/** Paths of the plants in a box of 24 by 32: seed, sprout, sapling, tree. */
const shapes: Readonly<Record<Stage, string>> = {
  idea: 'M12 30c-3.5 0-5-2-5-4 0-3 2.5-5.5 5-7 2.5 1.5 5 4 5 7 0 2-1.5 4-5 4z',
  pre_seed: 'M11 30v-9C6 21 4 17.5 4 14c5 0 7 3 8 6 1-3 3-5 8-5 0 3.5-2 6.5-7 6.5V30z',
  seed: 'M11 30V18C5 18 3 14 3 10c4 0 7 1.5 8.5 5C12.5 10 15 8 20 8c0 5-2.5 9-7 9.5V22c4 0 7-1 8-5 1 5-3 7.5-8 7.5V30z',
  growth:
    'M11 30v-7.5C5.5 23 2 20 2 15.5 2 12 4 10 6 9.5 6.5 5 9 2 12 2s5.5 3 6 7.5c2 .5 4 2.5 4 6 0 4.5-3.5 7.5-9 7V30z',
};

/** The stage of a company as a plant. It is decorative; the text beside it names the stage. */
export function Growth({ stage, isOn = true }: { readonly stage: Stage; readonly isOn?: boolean }) {
  return (
    <Plant viewBox="0 0 24 32" aria-hidden="true">
      {isOn ? <path d={shapes[stage]} fill={color.teal} /> : <circle cx="12" cy="28" r="1.5" fill={color.lineStrong} />}
      <path d="M0 31h24" stroke={color.lineStrong} strokeWidth="1.5" />
    </Plant>
  );
}

const Plant = styled.svg`
  display: block;
  width: 1.5rem;
  height: 2rem;
`;
