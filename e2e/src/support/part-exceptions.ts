/** Parts that only a longer story opens. They load in the same way as the others, and are not failed here. */
export const otherTests: Readonly<Record<string, string>> = {
  'mf-admin-content/chapter-last-leader':
    'the last leader is taken from a chapter: mf-admin-content/src/features/chapters/last-leader-question.test.tsx',
  'mf-admin-content/kit-conflict': 'two users change one record: admin-content.full.e2e.ts',
  'mf-admin-content/kit-trash': 'a removed row in the trash',
  'mf-admin-content/media-words': 'a picture without words in a form',
  'mf-admin-content/playlist-draft':
    'the preview of a playlist: mf-admin-content/src/features/course-playlist/course-playlist.test.tsx',
  'mf-admin-content/price-changes-dialogs': 'a price change is started and taken back: treasury.full.e2e.ts',
  'mf-admin-content/users-merge-choice':
    'two accounts become one: mf-admin-content/src/features/users/merge/merge.test.tsx',
  'mf-admin-content/users-merge-done':
    'two accounts become one: mf-admin-content/src/features/users/merge/merge.test.tsx',
  'mf-admin-events/check-in-decoder':
    'a worker that decodes QR codes: check-in.full.e2e.ts, mf-admin-events/src/features/events/check-in/camera',
  'mf-admin-events/field-texts': 'an entry of an event in the audit: admin-events.e2e.ts',
  'mf-dashboards/dashboard-export':
    'a chart is saved as a file: dashboards.e2e.ts, mf-dashboards/src/features/home/widget/export/draw-chart.full.test.ts',
  'mf-member/lesson-preview': 'an author previews a lesson: author-journey.e2e.ts',
  'mf-member/lesson-questions':
    'questions about a lesson: lesson-questions.full.e2e.ts, mf-member/src/lib/lazy-part.test.tsx',
  'mf-member/lesson-quiz': 'a quiz of a course: learner-journey.e2e.ts, mf-member/src/lib/lazy-part.test.tsx',
  'mf-member/lesson-task': 'a task of a course: author-journey.e2e.ts, mf-member/src/lib/lazy-part.test.tsx',
  'mf-member/lesson-video-file': 'a video file: lesson-video.full.e2e.ts, mf-member/src/lib/lazy-part.test.tsx',
  'mf-member/lesson-youtube': 'a video of YouTube: learner-journey.e2e.ts, mf-member/src/lib/lazy-part.test.tsx',
  'mf-public/proof': 'a form is sent: forms.e2e.ts, faults-network.e2e.ts',
  'mf-public/reads': 'a page is requested ahead; without it, the click requests its data: shell/src/routing',
  'mf-public/ticket-copy': 'a ticket without network: ticket-offline.full.e2e.ts',
  'shell/federation': 'the core for developers: federation-core.e2e.ts',
  'shell/impersonation-banner': 'a user is impersonated: rights-of-people.e2e.ts',
  'shell/passkeys': 'a passkey signs in: second-factor.full.e2e.ts',
  'shell/watch-registry': 'an open tab: releases.full.e2e.ts',
};
