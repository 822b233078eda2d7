import { companyFlags, type CompanyFlag } from '@enlace/shared-contract/partners';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';

import { Motif } from './motif';
import { companiesTexts } from './texts';

/** The six perks as a ribbon of stitches; the stitches of offered perks have their colour. */
export function Ribbon({ of }: { readonly of: Readonly<Record<CompanyFlag, boolean>> }) {
  const t = useTexts(companiesTexts);
  const { list } = useFormats();
  const offeredPerks = companyFlags.filter((flag) => of[flag]);
  return (
    <Strip>
      {companyFlags.map((flag) => (
        <Motif key={flag} flag={flag} isWoven={of[flag]} />
      ))}
      {offeredPerks.length > 0 && (
        <VisuallyHidden>{t('list.says', { list: list(offeredPerks.map((flag) => t(`flag.${flag}`))) })}</VisuallyHidden>
      )}
    </Strip>
  );
}

const Strip = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 2px;
  width: 9.5rem;
`;
