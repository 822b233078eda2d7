import { styled } from '@enlace/shared-platform';
import { Heading, theme } from '@enlace/shared-ui';

export interface ScreenTitleProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead: string;
}

/** The low head of a screen with a list, so that more of the list is visible. */
export function ScreenTitle({ title, lead }: ScreenTitleProps) {
  return (
    <Head>
      <Heading level={1} size="h3" tabIndex={-1}>
        {title}
      </Heading>
      <p>{lead}</p>
    </Head>
  );
}

const Head = styled.header`
  padding-bottom: ${theme.space[20]};
  p {
    max-width: 60rem;
    padding-top: ${theme.space[4]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;
