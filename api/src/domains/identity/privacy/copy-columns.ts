/** A column that can contain copies of personal data, without a reference to the person. */
export interface CopyColumn {
  readonly table: string;
  readonly column: string;
  readonly type: 'json' | 'text';
  /**
   * `row`: the row is deleted. `import`: the whole import is deleted. `audit`: the text is replaced and the entry is
   * sealed again. `text`: the text is replaced.
   */
  readonly removes: 'row' | 'import' | 'audit' | 'text';
  /** Whether full names count as traces; not in the letters of other people, who can have the same name. */
  readonly hasNames: boolean;
  /** Whether the row names its resource, so that talks are searched in copies of events. */
  readonly hasResource?: boolean;
  /** Whether a family name alone is a trace: in saved views, and in the audit entries of these. */
  readonly hasFamilyNames?: boolean;
}

const copy = (
  place: string,
  type: CopyColumn['type'],
  removes: CopyColumn['removes'] = 'text',
  more: Partial<Pick<CopyColumn, 'hasNames' | 'hasResource' | 'hasFamilyNames'>> = {},
): CopyColumn => {
  const [table = '', column = ''] = place.split('.');
  return { table, column, type, removes, hasNames: true, ...more };
};
const letter = { hasNames: false };
const ofResource = { hasResource: true };
const ofViews = { hasFamilyNames: true };

/**
 * The columns that the removal of a person searches for addresses, numbers and names. Published texts are left out: an
 * article or a page that mentions a person is content of the site, which an editor changes.
 */
export const copyColumns: readonly CopyColumn[] = [
  copy('imports.content', 'text', 'import'),
  copy('imports.file_name', 'text', 'import'),
  copy('import_rows.cells', 'json', 'import'),
  copy('views.name', 'text', 'row', ofViews),
  copy('views.search', 'text', 'row', ofViews),
  copy('removals.label', 'text', 'row'),
  copy('removals.taken', 'json', 'row', ofResource),
  copy('bulk_rows.before', 'json', 'row'),
  copy('bulk_jobs.body', 'json'),
  copy('audit_entries.before', 'json', 'audit', { ...ofResource, ...ofViews }),
  copy('audit_entries.after', 'json', 'audit', { ...ofResource, ...ofViews }),
  copy('revisions.before', 'json', 'text', ofResource),
  copy('revisions.after', 'json', 'text', ofResource),
  copy('revisions.reason', 'text'),
  copy('drafts.body', 'json', 'text', ofResource),
  copy('publications.reason', 'text'),
  copy('publications.failure', 'json'),
  copy('form_entries.data', 'json', 'text', letter),
  copy('form_entries.search_text', 'text', 'text', letter),
  copy('form_entries.note', 'text'),
  copy('form_notes.text', 'text'),
  copy('form_replies.subject', 'text', 'text', letter),
  copy('form_replies.body', 'text', 'text', letter),
  copy('event_messages.texts', 'json', 'text', letter),
  copy('event_news.words', 'json', 'text', letter),
  copy('event_cancellations.words', 'json', 'text', letter),
  copy('event_cancellations.reason', 'text'),
  copy('event_codes.note', 'text'),
  copy('attendees.cancel_reason', 'text'),
  copy('attendees.answers', 'json'),
  copy('orders.form', 'json', 'text', letter),
  copy('refunds.reason', 'text'),
  copy('donation_receipts.reason', 'text'),
  copy('membership_invoices.reason', 'text'),
  copy('membership_refunds.reason', 'text'),
  copy('membership_price_changes.reason', 'text'),
  copy('dashboard_notes.text', 'text'),
  copy('application_events.reason', 'text'),
  copy('application_events.note', 'text'),
  copy('pool_contacts.message', 'text', 'text', letter),
  copy('talent_pools.name', 'text'),
  copy('talent_pools.description', 'text'),
  copy('talent_pools.filters', 'json'),
  copy('talent_tags.name', 'text', 'row'),
  copy('talent_notes.text', 'text'),
  copy('talent_follow_ups.word', 'text'),
  copy('outbox_mails.values', 'json'),
  copy('notifications.facts', 'json', 'text', letter),
  copy('caught_mails.subject', 'text', 'row'),
  copy('caught_mails.text', 'text', 'row'),
  copy('media.name', 'text'),
  copy('media.alt', 'json'),
  copy('media.credit', 'text'),
  copy('media_uses.label', 'text'),
  copy('media_uploads.name', 'text', 'row'),
  copy('account_merges.trace', 'json', 'row'),
  copy('account_merges.reason', 'text'),
  copy('views_as.reason', 'text'),
  copy('versionings.before', 'json'),
  copy('versionings.after', 'json'),
  copy('background_jobs.payload', 'json'),
  copy('background_jobs.reason', 'text'),
];
