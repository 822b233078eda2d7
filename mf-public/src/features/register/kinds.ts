import type { RegistrationKind } from '@enlace/shared-contract/forms';

/** The kinds of registration in the order of the page. */
export const kinds: readonly RegistrationKind[] = ['latina', 'member', 'ally', 'founder', 'recruiter', 'investor'];

/** Search parameter with the slug of the chapter whose page links here. */
export const chapterParameter = 'chapter';

/** Kinds that can join the chapter of the address. */
export const kindsWithChapter: readonly RegistrationKind[] = ['latina', 'member', 'ally', 'founder'];
