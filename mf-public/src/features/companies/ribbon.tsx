import { companyFlags, type CompanyFlag } from '@enlace/shared-contract';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';

import { Motif } from './motif';
import { companiesTexts } from './texts';

/** The six promises as a ribbon of stitches: what is offered is woven, the rest is open ground. */
export function Ribbon({ of }: { readonly of: Readonly<Record<CompanyFlag, boolean>> }) {
  const t = useTexts(companiesTexts);
  const { list } = useFormats();
  const said = companyFlags.filter((flag) => of[flag]);
  return (
    <Strip>
      {companyFlags.map((flag) => (
        <Motif key={flag} flag={flag} isWoven={of[flag]} />
      ))}
      {said.length > 0 && (
        <VisuallyHidden>{t('list.says', { list: list(said.map((flag) => t(`flag.${flag}`))) })}</VisuallyHidden>
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
