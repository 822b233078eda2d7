import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const Failure = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.textSize.small};
  font-weight: 600;
`;

/** A column that shrinks with the window, whatever its content is. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  fieldset > button {
    justify-self: start;
    align-self: flex-start;
  }
`;

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: ${theme.space[8]};
    align-items: center;
  }
  > li > p {
    grid-column: 1 / -1;
  }
`;

/** Current and new numbers in columns. */
export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    text-align: right;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  td:has(input) {
    width: 8.5rem;
  }
  input {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  del {
    color: ${theme.color.inkSoft};
  }
  [data-change='up'] {
    color: ${theme.color.tealInk};
  }
  [data-change='down'] {
    color: ${theme.color.guavaInk};
  }
`;

export const Quick = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: end;
  > :first-child {
    flex: 1 1 12rem;
  }
`;

/** The offers for visitors, side by side. */
export const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${theme.space[12]};
  > li {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.raised};
  }
  strong {
    font: 600 ${theme.textSize.h4} / 1.2 ${theme.font.display};
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  output,
  b {
    font-size: ${theme.textSize.h4};
    font-variant-numeric: tabular-nums;
  }
`;
