import { useLateTexts } from '@enlace/shared-admin';

import { taskTexts } from './task-texts';

/** Translates with the texts of the dialogs, which are loaded with them. */
export const useTaskTexts = () => useLateTexts(taskTexts);
