/** Calls for every signed-in user with a row in their path: whose rows they open. */
export interface MemberRows {
  /** Method and path, as the contract writes them. */
  readonly call: `${'GET' | 'POST'} /${string}`;
  /** Table of a row of another user, which the call must not open; null when each member may use every row. */
  readonly table: string | null;
  /** Column with the value of the path; default `id`. */
  readonly column?: string;
  readonly where?: string;
  readonly body?: object;
  /** Whether the call answers the same for every row; the row of the other user stays as it was. */
  readonly isSilent?: boolean;
  /** Reason why the rows are open. */
  readonly why?: string;
}

const lessons = { table: 'lessons' } as const;
const openJob = { table: null, why: 'Every member can apply for an open job.' } as const;
const openCourse = { table: null, why: 'Every member can look at a published course and save it.' } as const;
const note = { text: 'Hola' };
const post = { ...note, nonce: 'n' };

/** A call of the contract for signed-in users that is missing here fails the test of row access. */
export const memberRows: readonly MemberRows[] = [
  {
    call: 'POST /api/v2/sign_ins/{id}/end',
    table: 'sign_ins',
    where: `user_id = (select id from users where email = 'admin@enlace.test')`,
  },
  { call: 'POST /api/v2/certificates/{code}/name', table: 'certificates', column: 'code', body: { shows_name: true } },
  { call: 'POST /api/v2/removals/{id}/undo', table: 'removals' },
  { call: 'GET /api/v2/lessons/{id}/quiz', ...lessons },
  { call: 'POST /api/v2/lessons/{id}/quiz/attempts', ...lessons, body: { answers: [], nonce: 'n' } },
  { call: 'GET /api/v2/lessons/{id}/task', ...lessons },
  { call: 'POST /api/v2/lessons/{id}/task', ...lessons, body: note },
  { call: 'GET /api/v2/lessons/{id}/notes', ...lessons, isSilent: true },
  { call: 'POST /api/v2/lessons/{id}/notes', ...lessons, body: { ...note, second: 1 } },
  { call: 'POST /api/v2/lessons/{id}/watch', ...lessons },
  { call: 'POST /api/v2/lessons/{id}/progress', ...lessons, body: { session: 1, seq: 1, position: 1, parts: [] } },
  { call: 'GET /api/v2/lessons/{id}/questions', table: null, why: 'Members read the questions of open lessons.' },
  { call: 'POST /api/v2/lessons/{id}/questions', ...lessons, body: post },
  { call: 'POST /api/v2/courses/{id}/review', table: 'courses', body: { rating: 5, text: 'Hola' } },
  { call: 'POST /api/v2/course-reviews/{id}/remove', table: 'course_reviews' },
  { call: 'POST /api/v2/lesson-notes/{id}', table: 'lesson_notes', body: note },
  { call: 'POST /api/v2/lesson-notes/{id}/remove', table: 'lesson_notes', isSilent: true },
  { call: 'POST /api/v2/lesson-questions/{id}/answers', table: 'lesson_posts', body: post },
  { call: 'POST /api/v2/lesson-posts/{id}', table: 'lesson_posts', body: note },
  { call: 'POST /api/v2/lesson-posts/{id}/remove', table: 'lesson_posts' },
  { call: 'GET /api/v2/jobs/{id}/application', ...openJob },
  { call: 'POST /api/v2/jobs/{id}/application-draft', ...openJob },
  { call: 'POST /api/v2/jobs/{id}/applied-elsewhere', ...openJob },
  { call: 'POST /api/v2/jobs/{id}/applied-elsewhere/remove', ...openJob },
  { call: 'POST /api/v2/jobs/{id}/application-files', ...openJob },
  { call: 'GET /api/v2/application-files/{id}', table: 'application_files' },
  { call: 'POST /api/v2/application-files/{id}/remove', table: 'application_files' },
  { call: 'GET /api/v2/my-applications/{id}', table: 'applications' },
  { call: 'POST /api/v2/my-applications/{id}/withdraw', table: 'applications' },
  { call: 'POST /api/v2/pool-blocks/{id}/remove', table: 'pool_blocks', column: 'company_id', isSilent: true },
  { call: 'POST /api/v2/pool-contacts/{id}/answer', table: 'pool_contacts', body: { accepts: true } },
  { call: 'GET /api/v2/learning/courses/{id}', ...openCourse },
  { call: 'POST /api/v2/learning/courses/{id}/saved', ...openCourse },
  { call: 'GET /api/v2/my/invoices/{id}/pdf', table: 'membership_invoices' },
  { call: 'POST /api/v2/notifications/{id}/read', table: 'notifications' },
  { call: 'POST /api/v2/second_factor/{id}/remove', table: 'second_factors' },
  { call: 'GET /api/v2/bulk_jobs/{id}', table: 'bulk_jobs' },
  { call: 'POST /api/v2/bulk_jobs/{id}/cancel', table: 'bulk_jobs' },
  { call: 'POST /api/v2/bulk_jobs/{id}/undo', table: 'bulk_jobs' },
  { call: 'GET /api/v2/bulk_jobs/{id}/report', table: 'bulk_jobs' },
  { call: 'GET /api/v2/imports/{id}', table: 'imports' },
  { call: 'POST /api/v2/imports/{id}/check', table: 'imports', body: { mapping: {}, key: 'none' } },
  { call: 'GET /api/v2/imports/{id}/rows', table: 'imports' },
  { call: 'POST /api/v2/imports/{id}/correct', table: 'imports', body: { row: 1, values: {} } },
  { call: 'POST /api/v2/imports/{id}/run', table: 'imports' },
  { call: 'GET /api/v2/imports/{id}/failed', table: 'imports' },
  { call: 'GET /api/v2/views/{id}', table: 'views', where: `scope = 'mine'` },
  { call: 'POST /api/v2/views/edit?id={id}', table: 'views', where: `scope = 'mine'`, body: { name: 'X' } },
  { call: 'POST /api/v2/views/remove?id={id}', table: 'views', where: `scope = 'mine'` },
  {
    call: 'GET /api/roles/get/{id}',
    table: null,
    why: 'Names and descriptions of roles are the same for all members.',
  },
];
