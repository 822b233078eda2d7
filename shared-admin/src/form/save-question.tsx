import { Suspense, useState } from 'react';

import type { AfterSave, AfterSaveProps } from '../declare/admin-resource';
import { lazyPart } from '../lazy/lazy-part';

/** The question of a resource after a save. */
export function SaveQuestion({ afterSave, ...props }: AfterSaveProps & { readonly afterSave: AfterSave }) {
  const [Question] = useState(() =>
    lazyPart(async () => {
      const { AfterSave: Content } = await afterSave.load();
      return { default: (content: AfterSaveProps) => <Content {...content} /> };
    }),
  );
  return (
    <Suspense fallback={null}>
      <Question {...props} />
    </Suspense>
  );
}
