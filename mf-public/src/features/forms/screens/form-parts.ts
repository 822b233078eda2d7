import { formTexts } from '@enlace/shared-forms';
import { controlTexts } from '@enlace/shared-ui/controls';

import { sending } from '../../../lib/form/sending/sending';
import { publicFormTexts } from '../../../lib/form/texts';
import { formsTexts } from '../texts';

/** Slices of every screen with a form. */
export const formSlices = [sending];
export const formWords = [formsTexts, publicFormTexts, formTexts, controlTexts];
