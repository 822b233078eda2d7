import { styled, useTexts } from '@enlace/shared-platform';
import { useEffect, useRef, type ReactNode } from 'react';

import { publicFormTexts } from '../texts';
import { Page } from '../../page.styles';
import { color, font, media, radius, space, textSize } from '../../tokens';
import { goToHeading } from './go-to-heading';

export interface ThanksProps {
  readonly title: string;
  readonly lead: string;
  /** Number to quote in an e-mail; empty when there is none. */
  readonly reference: string;
  /** The next steps, in order. */
  readonly steps: readonly string[];
  /** Links to other pages. */
  readonly children?: ReactNode;
}

/** Replaces a form after it was sent. */
export function Thanks({ title, lead, reference, steps, children }: ThanksProps) {
  const t = useTexts(publicFormTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus was removed with its form.
    if (document.activeElement === document.body) goToHeading(heading.current);
  }, []);
  return (
    <Page>
      <Panel>
        <div>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <p>{lead}</p>
          {reference !== '' && <Reference>{t('reference', { reference })}</Reference>}
        </div>
        <section aria-labelledby="what-happens-next">
          <h2 id="what-happens-next">{t('next')}</h2>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          {children !== undefined && <Ways>{children}</Ways>}
        </section>
      </Panel>
    </Page>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space[48]};
  padding: ${space[40]} ${space[24]};
  border-radius: ${radius.panel};
  background: ${color.marigoldSoft};
  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space[96]};
    padding: ${space[96]} ${space[64]};
  }
  > div {
    display: grid;
    gap: ${space[20]};
    align-content: start;
    font-size: ${textSize.lead};
    line-height: 1.45;
  }
  h2 {
    margin-bottom: ${space[20]};
    font-size: ${textSize.h4};
  }
`;

const Title = styled.h1`
  font-size: ${textSize.h1};
  letter-spacing: -0.025em;
  line-height: 1.02;
  text-wrap: balance;
  &:focus {
    outline: none;
  }
`;

const Reference = styled.p`
  font-size: ${textSize.small};
  font-weight: 600;
  color: ${color.marigoldInk};
`;

const Steps = styled.ol`
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space[16]};
    border-top: 1px solid ${color.lineStrong};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font: 500 ${textSize.h3} / 1 ${font.display};
    color: ${color.link};
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]} ${space[32]};
  margin-top: ${space[32]};
  font-weight: 600;
`;
