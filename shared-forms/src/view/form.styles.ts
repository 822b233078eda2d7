import { css, styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, font, radius, space, textSize } = tokens;

export const Fields = styled.form`
  display: grid;
  gap: ${space[40]};
  /* A taller neighbour does not stretch the fields and the button. */
  align-content: start;
  max-width: 38rem;
`;

export const ShortFields = styled.form`
  display: grid;
  gap: ${space[20]};
`;

export const Group = styled.fieldset`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
  & + & {
    padding-top: ${space[40]};
    border-top: 1px solid ${color.line};
  }
`;

export const GroupTitle = styled.legend`
  /* A legend takes no part in the grid of its fieldset. */
  float: inline-start;
  width: 100%;
  padding: 0;
  font: 500 ${textSize.h3} / 1.2 ${font.display};
  word-spacing: 0.08em;
`;

export const GroupLead = styled.p`
  margin-top: calc(-1 * ${space[16]});
  color: ${color.inkSoft};
`;

export const Small = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[24]};
  padding: ${space[12]} ${space[20]};
  border-radius: ${radius.control};
  background: ${color.tealSoft};
  color: ${color.tealInk};
`;

export const Failure = styled.div`
  padding: ${space[20]} ${space[24]};
  border-left: 4px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  h2 {
    margin-bottom: ${space[8]};
    font-size: ${textSize.h4};
  }
`;

export const Send = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  > progress {
    max-width: 20rem;
  }
`;

const pills = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  label {
    gap: ${space[8]};
    padding: ${space[4]} ${space[16]} ${space[4]} ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.raised};
    font-size: ${textSize.small};
  }
  label:hover {
    border-color: ${color.lineStrong};
  }
  label:has(:checked) {
    border-color: ${color.primary};
    background: ${color.guavaSoft};
    color: ${color.guavaInk};
  }
`;

/** Several to tick: in as many columns as fit, or, when there are many, one beside the other. */
export const Ticks = styled.div<{ readonly $areMany: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[12]} ${space[24]};
  ${({ $areMany }) => $areMany && pills}
`;

export const TickBox = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Wrong = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  font-size: ${textSize.small};
  line-height: 1.4;
  color: ${color.danger};
`;
