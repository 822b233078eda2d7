import type { Locale } from '@enlace/shared-contract/text';

import { authTexts } from '../auth/auth-texts';
import { drawSmallPage, type PageWords } from '../../../kit/core/http/small-page';

const words: PageWords<'kept'> = {
  en: { kept: { title: 'Welcome back', text: authTexts.en.accountKept, button: 'Continue' } },
  es: { kept: { title: 'Qué bueno que volviste', text: authTexts.es.accountKept, button: 'Continuar' } },
  pt: { kept: { title: 'Que bom que você voltou', text: authTexts.pt.accountKept, button: 'Continuar' } },
};

/** The page after a sign-in that has cancelled the removal of the account. @param link page that the user wanted */
export function drawKeptPage(locale: Locale, productName: string, link: string): string {
  return drawSmallPage({ locale, productName, ...words[locale].kept, link });
}
