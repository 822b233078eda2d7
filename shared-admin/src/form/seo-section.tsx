import { styled } from '@enlace/shared-platform';
import { Badge, Icon, Skeleton, theme } from '@enlace/shared-ui';
import { Suspense, useState, type ReactNode } from 'react';

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

/** The head fields of a record in collapsed groups, which can be folded to one line together. */
export function SeoSection() {
  const t = useAdminTexts();
  const { admin, form } = useForm();
  const { seoGroups, isSeoFolded = false } = admin;
  const groups = seoGroupsOf(admin.handle.contract).filter(({ name }) => seoGroups?.includes(name) ?? true);
  if (groups.length === 0) return null;
  const parts = groups.map((group) => <SeoGroup key={group.name} group={group} />);
  if (!isSeoFolded)
    return (
      <FormSectionFrame title={t('seo.title')} hint={t('seo.hint')}>
        {parts}
      </FormSectionFrame>
    );
  const names: readonly string[] = groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  const filledCount = names.filter((name) => isFilled(form.values[name])).length;
  return (
    <Fold name={t('seo.title')} names={names} filledCount={filledCount}>
      <p>{t('seo.hint')}</p>
      {parts}
    </Fold>
  );
}

/**
 * One group: it shows the number of its values, renders its fields when it is open, and opens when one of them is
 * invalid.
 */
function SeoGroup({ group: { name, fields } }: { readonly group: SeoFieldGroup }) {
  const t = useAdminTexts();
  const { form } = useForm();
  const filledCount = fields.filter((field) => isFilled(form.values[field.name])).length;
  const preview = previews[name];
  return (
    <Fold name={t(`seo.groups.${name}`)} names={fields.map((field) => field.name)} filledCount={filledCount}>
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
    </Fold>
  );
}

interface FoldProps {
  readonly name: string;
  /** Names of the fields in it. */
  readonly names: readonly string[];
  readonly filledCount: number;
  readonly children: ReactNode;
}

function Fold({ name, names, filledCount, children }: FoldProps) {
  const { problems } = useForm();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || problems.some((problem) => names.includes(problem.name));
  return (
    <Group open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <Icon name="chevronRight" size={18} />
        {name}
        {filledCount > 0 && <Badge tone="teal">{filledCount}</Badge>}
      </summary>
      {isOpen && <div>{children}</div>}
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
