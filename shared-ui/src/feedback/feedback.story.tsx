import { Stack } from '../layout/layout';
import { ProgressBar, Spinner } from './progress';
import { Toast } from './toast';

export const meta = { title: 'Primitives/Feedback' };

export function Toasts() {
  return (
    <Stack>
      <Toast kind="success">The chapter is saved.</Toast>
      <Toast kind="error">The chapter could not be saved. Check your connection and try again.</Toast>
      <Toast>Your session ends in five minutes.</Toast>
    </Stack>
  );
}

export function Progress() {
  return (
    <Stack>
      <ProgressBar label="Uploading" value={64} />
      <ProgressBar label="Working" />
      <Spinner />
    </Stack>
  );
}
