import { styled } from '@enlace/shared-platform';
import { Badge, Icon, Skeleton, theme } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { useAdminTexts } from '../texts';
import { FieldRow } from './field-row';
import { useForm } from './form-context';
import { FieldGrid, FormSectionFrame } from './form-section';
import { seoGroupsOf, type SeoFieldGroup } from './seo-fields';
import { lazyPart } from '../lazy/lazy-part';

const SeoPreview = lazyPart(() =>
  import(/* webpackChunkName: "kit-seo" */ '../seo-preview/seo-preview').then((module) => ({
    default: module.SeoPreview,
  })),
);

/** The kind of preview of a group; groups without a kind have no preview. */
const previews: Readonly<Partial<Record<SeoFieldGroup['name'], 'search' | 'card'>>> = {
  search: 'search',
  openGraph: 'card',
};

/** The head fields of a record in collapsed groups. */
export function SeoSection() {
  const t = useAdminTexts();
  const { admin } = useForm();
  const groups = seoGroupsOf(admin.handle.contract);
  if (groups.length === 0) return null;
  return (
    <FormSectionFrame title={t('seo.title')} hint={t('seo.hint')}>
      {groups.map((group) => (
        <SeoGroup key={group.name} group={group} />
      ))}
    </FormSectionFrame>
  );
}

/**
 * One group: it shows the number of its values, renders its fields when it is open, and opens when one of them is
 * invalid.
 */
function SeoGroup({ group: { name, fields } }: { readonly group: SeoFieldGroup }) {
  const t = useAdminTexts();
  const { form, problems } = useForm();
  const [isOpened, setOpened] = useState(false);
  const filledCount = fields.filter((field) => isFilled(form.values[field.name])).length;
  const preview = previews[name];
  const isOpen = isOpened || problems.some((problem) => fields.some((field) => field.name === problem.name));
  return (
    <Group open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <Icon name="chevronRight" size={18} />
        {t(`seo.groups.${name}`)}
        {filledCount > 0 && <Badge tone="teal">{filledCount}</Badge>}
      </summary>
      {isOpen && (
        <div>
          {preview !== undefined && (
            <Suspense fallback={<Skeleton height="14rem" />}>
              <SeoPreview kind={preview} />
            </Suspense>
          )}
          <FieldGrid>
            {fields.map((field) => (
              <FieldRow key={field.name} field={field} />
            ))}
          </FieldGrid>
        </div>
      )}
    </Group>
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== false;
}

const Group = styled.details`
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > summary {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    color: ${theme.color.inkSoft};
    transition: transform ${theme.motion.hover}ms;
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  > div {
    padding-block: ${theme.space[12]} ${theme.space[20]};
  }
`;
