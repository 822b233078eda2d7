import { styled } from '@enlace/shared-platform';

import { space } from './tokens';

/** Plain text whose paragraphs are separated by blank lines. */
export function Prose({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Measure>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Measure>
  );
}

const Measure = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
  line-height: 1.7;
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
