import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[16]};
  align-items: flex-start;
  justify-content: space-between;
  > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
  h2 {
    font: 600 ${theme.textSize.h4} / 1.25 ${theme.font.display};
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: center;
    margin-top: ${theme.space[4]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
  > [data-choices] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  > [data-choices] > span {
    flex: 1 1 9rem;
    max-width: 16rem;
  }
  select {
    min-height: 2.5rem;
    padding-block: ${theme.space[4]};
    font-size: ${theme.textSize.small};
  }
`;

export const Message = styled.p`
  max-width: 46rem;
  padding: ${theme.space[16]} ${theme.space[20]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-line;
  &[data-empty] {
    color: ${theme.color.inkSoft};
  }
`;

export const Logo = styled.img`
  width: 6rem;
  height: 6rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  object-fit: contain;
`;

export const Doubts = styled.div`
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warningInk};
  font-size: ${theme.textSize.small};
  ul {
    margin-top: ${theme.space[4]};
    padding-left: 1.2em;
    list-style: disc;
  }
`;

export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  > li {
    display: flex;
    gap: ${theme.space[12]};
    align-items: flex-start;
    font-size: ${theme.textSize.small};
  }
  > li > div {
    flex: 1;
    min-width: 0;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[12]};
    align-items: baseline;
    min-height: 1.5rem;
    color: ${theme.color.inkSoft};
  }
  header > span {
    overflow-wrap: anywhere;
  }
  time {
    margin-left: auto;
    font-size: ${theme.textSize.caption};
    font-variant-numeric: tabular-nums;
  }
  article,
  [data-note] {
    margin-top: ${theme.space[4]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-note] {
    border-color: transparent;
    background: ${theme.color.marigoldSoft};
    color: ${theme.color.marigoldInk};
  }
`;

export const Note = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  align-items: flex-start;
  > :first-child {
    width: 100%;
  }
  textarea {
    min-height: 4rem;
  }
`;
