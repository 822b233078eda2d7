import { styled } from '@enlace/shared-platform';

import { color, media, radius, space, textSize } from '../../../lib/tokens';

/** The filter beside the results on wide screens, above them on others. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[16]} ${space[48]};
  ${media.large} {
    grid-template-columns: 17rem minmax(0, 1fr);
    align-items: start;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  align-items: end;
  min-width: 0;
  ${media.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[16]};
  }
`;

/** Closed at first on narrow screens; always open beside the results, where browsers can open it by style. */
export const Panel = styled.details`
  min-width: 0;
  &[open] {
    grid-column: 1 / -1;
  }
  > summary {
    width: fit-content;
    padding-block: ${space[8]};
    line-height: 1.75rem;
    color: ${color.link};
    font-weight: 600;
    cursor: pointer;
  }
  ${media.large} {
    @supports selector(details::details-content) {
      > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: ${space[16]};
`;

/** A group of choices under its name. */
export const Group = styled.details`
  border-top: 1px solid ${color.line};
  > summary {
    padding-block: ${space[12]};
    font-size: ${textSize.small};
    font-weight: 600;
    cursor: pointer;
  }
`;

export const Values = styled.div`
  display: grid;
  &[data-long] {
    overflow-y: auto;
    max-height: 20rem;
  }
`;

export const Value = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  min-height: 2.25rem;
  font-size: ${textSize.small};
  line-height: 1.3;
  cursor: pointer;
  &[hidden] {
    display: none;
  }
  &:has(:checked) {
    font-weight: 600;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
  }
`;

/** Has the width of five digits, so that nothing moves when the number changes. */
export const Figure = styled.span`
  min-width: 3.25rem;
  color: ${color.inkSoft};
  font-size: ${textSize.caption};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  text-align: end;
`;

export const MoreLink = styled.a`
  display: inline-block;
  padding-block: ${space[8]};
  border-radius: ${radius.small};
  color: ${color.link};
  font-size: ${textSize.small};
  font-weight: 600;
`;

export const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

/** Choices of which one has to go. */
export const Ways = styled.ul`
  display: grid;
  gap: ${space[8]};
  justify-items: center;
`;
