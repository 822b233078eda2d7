import { styled } from '@enlace/shared-platform';
import { Button, Skeleton, theme } from '@enlace/shared-ui';
import { type ReactNode, Suspense, useId, useState } from 'react';

import type { FormPreview } from '../declare/admin-resource';
import { lazyPart } from '../lazy/lazy-part';
import { useAdminTexts } from '../texts';
import { useForm } from './form-context';

/** The sections of a form, and beside them, when the resource has one, a preview that can be opened. */
export function FormWithPreview({ children }: { readonly children: ReactNode }) {
  const { preview } = useForm().admin;
  return preview === undefined ? children : <WithPreview preview={preview}>{children}</WithPreview>;
}

interface WithPreviewProps {
  readonly preview: FormPreview;
  readonly children: ReactNode;
}

function WithPreview({ preview, children }: WithPreviewProps) {
  const t = useAdminTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(isWideNow);
  const [Content] = useState(() =>
    lazyPart(async () => {
      const [{ Preview }, { EditedPreview }] = await Promise.all([
        preview.load(),
        import(/* webpackChunkName: "kit-seo" */ '../seo-preview/edited-preview'),
      ]);
      return { default: () => <EditedPreview Preview={Preview} /> };
    }),
  );
  return (
    <>
      <Bar>
        <Button
          type="button"
          variant="secondary"
          size="small"
          iconBefore="eye"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'preview.hide' : 'preview.show')}
        </Button>
      </Bar>
      <Columns data-open={isOpen}>
        <div>{children}</div>
        <Aside id={id} aria-label={t('preview.title')} hidden={!isOpen}>
          {isOpen && (
            <>
              <p>{t('preview.hint')}</p>
              <Suspense fallback={<Skeleton height="20rem" />}>
                <Content />
              </Suspense>
            </>
          )}
        </Aside>
      </Columns>
    </>
  );
}

/** Whether the preview has room beside the form; in an environment without a window it is closed. */
function isWideNow(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(width >= 90em)').matches;
}

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Columns = styled.div`
  &[data-open='true'] {
    display: grid;
    gap: ${theme.space[24]};
    align-items: start;
  }
  > div {
    min-width: 0;
  }
  ${theme.media.wide} {
    &[data-open='true'] {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
    &[data-open='true'] > div > section {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Above the fields on narrow screens; beside them, and in view while they scroll, on wide ones. */
const Aside = styled.aside`
  order: -1;
  min-width: 0;
  margin-top: ${theme.space[16]};
  > p {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  ${theme.media.wide} {
    position: sticky;
    top: 5rem;
    order: 1;
    overflow-y: auto;
    max-height: calc(100vh - 11rem);
  }
`;
