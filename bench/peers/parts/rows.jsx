import Link from 'next/link';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

function Picture({ row, isFirst }) {
  const url = row.cover?.url ?? row.featured_image?.url;
  return url === undefined ? (
    <span />
  ) : (
    <img src={url} alt="" loading={isFirst ? 'eager' : 'lazy'} width="300" height="200" />
  );
}

/** The rows of a list with the texts and pictures that Enlace shows of them. */
export function Rows({ rows, list }) {
  return (
    <ul className="rows">
      {rows.map((row, index) => {
        const at = row.starts_at ?? row.published_at ?? row.created_at;
        return (
          <li key={row.id}>
            <time dateTime={at}>{at ? day.format(new Date(at)) : ''}</time>
            <div>
              <h2>
                <Link href={`/d/${list}?row=${row.slug}`} prefetch={false}>
                  {row.title ?? row.name}
                </Link>
              </h2>
              <p>
                {[at && hour.format(new Date(at)), row.venue_name, row.city, row.country].filter(Boolean).join(' · ')}
              </p>
              {index === 0 && <p>{row.summary ?? row.excerpt}</p>}
            </div>
            <Picture row={row} isFirst={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** A filter with the names of all chapters, as that of /events. */
export function Filter({ options }) {
  return (
    <form action="/events">
      <label>
        Chapter
        <select name="chapter">
          <option value="">All chapters</option>
          {options.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Show</button>
    </form>
  );
}
