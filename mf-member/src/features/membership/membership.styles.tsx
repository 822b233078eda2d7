import { styled, useTexts } from '@enlace/shared-platform';
import { Heading, Text, tokens } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { Section } from '../../lib/page.styles';
import { membershipTexts } from './texts';

const { color, radius, space, textSize } = tokens;

export interface PartProps {
  readonly name: 'plan' | 'change' | 'card' | 'bills' | 'end';
  readonly children: ReactNode;
}

/** A titled part of the page. */
export function Part({ name, children }: PartProps) {
  const t = useTexts(membershipTexts);
  return (
    <Section id={name} aria-labelledby={`membership-${name}`}>
      <Heading level={2} size="h4" id={`membership-${name}`} tabIndex={-1}>
        {t(`parts.${name}`)}
      </Heading>
      <Content>{children}</Content>
    </Section>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`;

/** Reports what has happened. It takes no place while it is empty, and stays there for screen readers. */
export const Report = styled(Text).attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  max-width: 26rem;
`;

/** Rows of a name and an amount; the last one is the sum. */
export const Lines = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: flex;
    gap: ${space[16]};
    justify-content: space-between;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${color.line};
  }
  > div:last-child {
    border-bottom: 0;
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const Plans = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
  }
  strong {
    display: block;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

export const Big = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
  font-size: ${textSize.h3};
  font-weight: 700;
`;

export const Banner = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[16]} ${space[20]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.dangerInk};
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding-left: 1.1em;
  list-style: disc;
`;
