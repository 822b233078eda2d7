import * as z from 'zod/mini';

import { only, publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { line, timestamp } from '../fields';

/** Certificates of completed courses. Their code is in the address and cannot be guessed. */
export const certificateCalls = {
  /** What a visitor verifies. 410 REVOKED for a revoked certificate; 404 for an unknown code. */
  read: wire.get('/api/v2/certificates/{code}', publicAccess),
  /** The certificate as PDF, in the language of the request. */
  pdf: wire.get('/api/v2/certificates/{code}/pdf', publicAccess),
  /** The address of its page as a QR code, SVG. */
  qr: wire.get('/api/v2/certificates/{code}/qr', publicAccess),
  /** The learner chooses whether the name is public. A repeated call changes nothing; 404 for others. */
  showName: wire.post('/api/v2/certificates/{code}/name', 'json', signedIn, { changes: [] }),
  /** Revokes it for good, with a reason that only the audit log shows. A repeated call changes nothing. */
  revoke: wire.post('/api/v2/certificates/{code}/revoke', 'json', only(['admin'], 'courses.edit'), { changes: [] }),
} as const;

export const certificateSchema = z.object({
  code: z.string(),
  /** As it was at the issue; null on a page without the name. Its learner always gets it. */
  name: z.nullable(z.string()),
  /** Whether the name is public. */
  shows_name: z.boolean(),
  /** Whether the viewer is its learner. */
  is_own: z.boolean(),
  /** `?token=` with which a browser opens the PDF with a hidden name, for a day; null except for its learner. */
  file_token: z.nullable(z.string()),
  /** As it was at the issue. */
  course_title: z.string(),
  minutes: z.number(),
  issued_at: timestamp,
});

export const showNameSchema = z.object({ shows_name: z.boolean() });

export const revokeCertificateSchema = z.object({ reason: line(500) });

export type Certificate = z.infer<typeof certificateSchema>;
