import { styled, useTexts } from '@enlace/shared-platform';
import { Picture } from '@enlace/shared-ui';

import { publicFormTexts } from '../texts';
import { color, font, media, radius, space, textSize } from '../../tokens';

export interface FormArtProps {
  /** Name of the form; the drawing is made from it. */
  readonly seed: string;
  /** What happens after sending, in order. */
  readonly steps: readonly string[];
}

/** A drawing and the next steps, beside the fields on wide screens. On narrow ones, the steps follow on the thanks page. */
export function FormArt({ seed, steps }: FormArtProps) {
  const t = useTexts(publicFormTexts);
  return (
    <Side>
      <Arch>
        <Picture alt="" seed={seed} ratio="5/2" />
      </Arch>
      <section aria-labelledby={`${seed}-steps`}>
        <h2 id={`${seed}-steps`}>{t('next')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </Side>
  );
}

const Side = styled.div`
  display: none;
  ${media.large} {
    display: grid;
    gap: ${space[24]};
    margin-top: ${space[12]};
  }
  h2 {
    margin-bottom: ${space[4]};
    font: 600 ${textSize.small} / 1.4 ${font.text};
    color: ${color.inkSoft};
  }
  ol {
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space[8]};
    border-top: 1px solid ${color.line};
    font-size: ${textSize.small};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font: 500 ${textSize.h4} / 1 ${font.display};
    color: ${color.link};
  }
`;

const Arch = styled.div`
  overflow: hidden;
  border-radius: 8rem 8rem ${radius.card} ${radius.card};
`;
