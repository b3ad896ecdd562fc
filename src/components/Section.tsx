import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { layout } from '../theme/measures';

const Root = styled('section', { shouldForwardProp: (name) => name !== 'sunken' })<{ sunken: boolean }>(
  ({ theme, sunken }) => ({
    paddingBlock: layout.sectionSpace,
    // Takes the focus as the target of a link only.
    outline: 'none',
    ...(sunken
      ? { backgroundColor: theme.vars.palette.background.sunken }
      : { '[data-ground="plain"] + &': { paddingBlockStart: 0 } }),
  }),
);

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
  maxWidth: '44rem',
}));

const StickyHeading = styled(Heading)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: `calc(${layout.headerHeight} + 2rem)`,
    alignSelf: 'start',
  },
}));

const More = styled('p')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }));

interface SectionProps {
  /** For links that lead here. */
  id?: string;
  heading: MessageId;
  intro?: MessageId;
  /** A link that leads on, below the content. */
  more?: ReactNode;
  /** On the darker ground. */
  sunken?: boolean;
  /** Heading beside the content on wide screens, instead of above it. */
  split?: boolean;
  children: ReactNode;
}

/** A slab of a page under its own heading. */
export function Section({ id, heading, intro, more, sunken = false, split = false, children }: SectionProps) {
  const headingId = useId();
  const words = (
    <>
      <Typography variant="h2" id={headingId}>
        <Message id={heading} />
      </Typography>
      {intro !== undefined && (
        <Typography variant="lead" component="p" color="textSecondary">
          <Message id={intro} />
        </Typography>
      )}
    </>
  );
  return (
    <Root id={id} sunken={sunken} data-ground={sunken ? 'sunken' : 'plain'} aria-labelledby={headingId}>
      <Container>
        {split ? (
          <Split>
            <StickyHeading>{words}</StickyHeading>
            <div>
              {children}
              {more !== undefined && <More>{more}</More>}
            </div>
          </Split>
        ) : (
          <>
            <Heading sx={{ mb: { xs: 4, md: 6 } }}>{words}</Heading>
            {children}
            {more !== undefined && <More>{more}</More>}
          </>
        )}
      </Container>
    </Root>
  );
}
