import { styled } from '@enlace/shared-platform';

/** The name of a person, which opens a drawer. */
export const NameButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;
