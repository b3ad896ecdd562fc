import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { educationItems } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { coveringLink, showWhole } from '../components/coveringLink';
import { ExternalLink } from '../components/ExternalLink';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(0.5, 4),
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'baseline' },
  scrollMargin: 8,
  '& a': coveringLink,
  '&:hover h3': { color: theme.vars.palette.primary.main },
}));

const Rows = styled('ul')({ padding: 0, listStyle: 'none' });

/** The four places where the company teaches, one row each. */
export function EducationRows() {
  return (
    <Rows role="list">
      {educationItems.map((id) => (
        <Row key={id} onFocus={showWhole}>
          <Typography variant="h3">
            <ExternalLink href={company.links[id]}>
              <Message id={`education.items.${id}.name`} />
            </ExternalLink>
          </Typography>
          <Typography color="textSecondary">
            <Message id={`education.items.${id}.headline`} />
          </Typography>
        </Row>
      ))}
    </Rows>
  );
}
