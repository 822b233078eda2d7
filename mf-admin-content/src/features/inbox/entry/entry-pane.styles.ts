import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[20]};
  ${theme.media.large} {
    padding: ${theme.space[20]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
`;

/** Only visible when the list is not beside it. */
export const Back = styled.p`
  > a {
    display: inline-flex;
    gap: ${theme.space[8]};
    align-items: center;
    min-height: 2.75rem;
    color: ${theme.color.link};
    font-weight: 600;
    text-decoration: none;
  }
  ${theme.media.large} {
    display: none;
  }
`;
