/** Fields that the rows of lists show. A list without other fields is smaller, also in the HTML of its page. */

/** An event in an agenda. */
export const agendaFields = [
  ...(['id', 'title', 'slug', 'summary', 'starts_at', 'ends_at', 'timezone', 'format', 'status'] as const),
  ...(['venue_name', 'city', 'capacity', 'going_count', 'price_from', 'currency', 'cover'] as const),
] as const;

/** An event in large type, with its chapters. */
export const featuredFields = [...agendaFields, 'chapters'] as const;

/** A choice of a filter. */
export const choiceFields = ['id', 'name', 'slug'] as const;
