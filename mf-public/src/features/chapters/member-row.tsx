import type { chapterPeople } from '@enlace/shared-contract/community';
import type { RowOf } from '@enlace/shared-contract/resources';
import { Avatar, Link } from '@enlace/shared-ui';

import { Face } from './members.styles';

/** A member who agreed to be shown. */
export type ChapterPersonRow = RowOf<typeof chapterPeople>;

export function MemberRow({ person }: { readonly person: ChapterPersonRow }) {
  const { name, slug, headline, avatar } = person;
  return (
    <Face>
      <Avatar name={name} src={avatar?.url} size={40} isDecorative />
      <div>
        <strong>{slug === null ? name : <Link to={`/people/${slug}`}>{name}</Link>}</strong>
        {headline !== null && <p>{headline}</p>}
      </div>
    </Face>
  );
}
