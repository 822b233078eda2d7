import { styled, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { texts } from '../texts';

/** Shown while access is checked (docs/SPECIFICATION.md, section 2). */
export function Validating() {
  const t = useTexts(texts);
  return <Text role="status">{t('validating')}</Text>;
}

const Text = styled.p`
  display: grid;
  place-items: center;
  min-height: 100vh;
  color: ${theme.color.inkSoft};
`;
