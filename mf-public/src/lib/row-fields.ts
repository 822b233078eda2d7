/** Fields that the rows of lists show. A list without other fields is smaller, also in the HTML of its page. */

/** An event in an agenda. */
export const agendaFields = [
  ...(['id', 'title', 'slug', 'starts_at', 'ends_at', 'timezone', 'format', 'status'] as const),
  ...(['venue_name', 'city', 'capacity', 'going_count', 'price_from', 'currency', 'cover'] as const),
] as const;

/** An event in the list of all events. */
export const listedEventFields = [...agendaFields, 'language', 'chapters'] as const;

/** An event in large type. */
export const featuredFields = [...listedEventFields, 'summary'] as const;

/** A choice of a filter. */
export const choiceFields = ['id', 'name', 'slug'] as const;
