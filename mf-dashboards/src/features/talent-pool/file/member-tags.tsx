import { type MemberFile, mostTags, type PoolMember } from '@enlace/shared-contract/talent-pool';
import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Stack, Text, theme } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { CompanyField } from '../contact/company-field';
import type { OwnCompanies } from '../state/own-companies';
import { useOwnCompany } from '../state/use-own-company';
import { RemovableNames } from './removable-names';
import { isTag, TagInput } from './tag-input';

export interface MemberTagsProps {
  readonly id: PoolMember['id'];
  readonly tags: MemberFile['tags'];
  readonly companies: OwnCompanies;
}

/** The tags of a member; the text of a new one stays when the API refuses it. */
export function MemberTags({ id, tags, companies }: MemberTagsProps) {
  const t = useTexts(talentTexts);
  const addition = useCall(talent.calls.changeTag, `add tag ${id}`);
  const removal = useCall(talent.calls.changeTag, `remove tag ${id}`);
  const { companyId, hasSeveral, setCompanyId } = useOwnCompany(companies);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const selection = { ids: [id] };
  const ownIds = companies.rows?.map((company) => company.id) ?? [];
  const severalCompanies = new Set(tags.map(({ company }) => company.id)).size > 1;

  const handleAdd = async () => {
    setChecked(true);
    if (companyId === null || !isTag(name)) return;
    try {
      const { refused: refusedCount } = await addition.run({
        companyId,
        name: name.trim(),
        isRemoval: false,
        selection,
      });
      if (refusedCount > 0) return;
      setName('');
      setChecked(false);
    } catch {
      // The state of the call has the error.
    }
  };
  const handleRemoval = (tag: MemberFile['tags'][number]) => {
    // The pressed button is gone afterwards.
    heading.current?.focus({ preventScroll: true });
    removal.start({ companyId: tag.company.id, name: tag.name, isRemoval: true, selection });
  };
  const { error, answer } = addition;
  const fullText = (answer?.refused ?? 0) > 0 ? t('bulk.refused', { count: 1, most: mostTags }) : '';
  const addError = error === null ? fullText : (error.fields['name']?.[0] ?? (error.message || t('failed')));
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {t('tags.title')}
      </h3>
      <Stack gap={12}>
        {tags.length === 0 ? (
          <Text size="small" tone="soft">
            {t('tags.none')}
          </Text>
        ) : (
          <RemovableNames
            label={t('tags.title')}
            entries={tags.map((tag) => {
              const label = severalCompanies
                ? t('tags.ofCompany', { name: tag.name, company: tag.company.name })
                : tag.name;
              return {
                key: `${tag.company.id} ${tag.name}`,
                name: label,
                removeLabel: t('tags.remove', { name: label }),
                onRemove: ownIds.includes(tag.company.id) ? () => handleRemoval(tag) : undefined,
              };
            })}
          />
        )}
        {removal.error !== null && <Text role="alert">{removal.error.message || t('failed')}</Text>}
        {ownIds.length > 0 && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void handleAdd();
            }}
          >
            <Stack gap={8}>
              {hasSeveral && (
                <CompanyField companies={companies} companyId={companyId} error="" onChange={setCompanyId} />
              )}
              <FormField label={t('tags.field')} error={isChecked && !isTag(name) ? t('tags.wrong') : addError}>
                <Line>
                  <TagInput companyId={companyId} value={name} onChange={setName} />
                  <Button type="submit" size="small" variant="secondary" isLoading={addition.status === 'pending'}>
                    {t('tags.add')}
                  </Button>
                </Line>
              </FormField>
            </Stack>
          </form>
        )}
      </Stack>
    </div>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[8]};
  align-items: center;
`;
