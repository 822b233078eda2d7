import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { Fragment } from 'react';

import { registerTexts } from './texts';

const paths = { rules: '/pages/code-of-conduct', privacy: '/about/privacy' } as const;

/** The text of the box with its links. They open in a new tab, because a typed password would be lost here. */
export function Terms() {
  const t = useTexts(registerTexts);
  const parts = t('form.terms', { rules: '|rules|', privacy: '|privacy|' }).split('|');
  return parts.map((part) =>
    part === 'rules' || part === 'privacy' ? (
      <Link key={part} to={paths[part]} target="_blank">
        {t(`form.${part}`)}
      </Link>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
