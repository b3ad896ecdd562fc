import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { educationItems } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { ExternalLink } from '../components/ExternalLink';

const Items = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(8, 3) }));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 8),
  alignItems: 'center',
  '& > img': { display: 'block', width: '100%', maxWidth: 480, height: 'auto', borderRadius: 16 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  [theme.breakpoints.up('md')]: {
    '&:nth-of-type(even)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      '& > img': { order: 1, justifySelf: 'end' },
    },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '36rem',
  '& a': { display: 'inline-block', paddingBlock: 10 },
}));

/** The four places where the company teaches: picture, name, headline, description, and the way there. */
export function EducationItems() {
  return (
    <Items role="list">
      {educationItems.map((id, index) => (
        <Item key={id}>
          {/* A phone's first screen has the first one. */}
          <img
            src={`/images/education/${id}.svg`}
            width={480}
            height={480}
            alt=""
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
          <Words>
            <Typography variant="h2" component="h3">
              <Message id={`education.items.${id}.name`} />
            </Typography>
            <Typography variant="lead" component="p">
              <Message id={`education.items.${id}.headline`} />
            </Typography>
            <Typography color="textSecondary">
              <Message id={`education.items.${id}.description`} />
            </Typography>
            <Typography sx={{ fontWeight: 500 }}>
              <ExternalLink href={company.links[id]}>
                <Message id={`education.items.${id}.link`} />
              </ExternalLink>
            </Typography>
          </Words>
        </Item>
      ))}
    </Items>
  );
}
