import { Text } from '../text/text';
import { Link } from './link';

export const meta = { title: 'Primitives/Link' };

export function Variants() {
  return (
    <Text>
      Read <Link to="/about">what we do</Link>, see the{' '}
      <Link to="/chapters" variant="quiet">
        chapters
      </Link>
      , or visit <Link to="https://example.org">a friend of ours</Link>.
    </Text>
  );
}
