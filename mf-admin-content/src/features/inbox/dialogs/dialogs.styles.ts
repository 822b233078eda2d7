import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const Failure = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.textSize.small};
  font-weight: 600;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[16]};
  > :has(textarea) {
    grid-column: 1 / -1;
  }
`;

/** An e-mail as the recipient sees it. */
export const Letter = styled.article`
  padding: ${theme.space[20]} ${theme.space[24]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  overflow-wrap: anywhere;
  > strong {
    display: block;
    margin-bottom: ${theme.space[12]};
    font: 600 ${theme.textSize.h4} / 1.3 ${theme.font.display};
  }
  > p {
    white-space: pre-line;
  }
`;

export const Alike = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  margin-block: ${theme.space[8]} ${theme.space[12]};
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]} ${theme.space[12]};
    align-items: center;
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  > li > div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.inkSoft};
  }
`;

export const Logo = styled.div`
  display: flex;
  gap: ${theme.space[16]};
  align-items: center;
  > img {
    width: 4.5rem;
    height: 4.5rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.surface};
    object-fit: contain;
  }
`;
