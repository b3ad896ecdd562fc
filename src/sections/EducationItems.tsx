import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { educationItems } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';
import { ExternalLink } from '../components/ExternalLink';

const row = { display: 'grid', rowGap: 3, columnGap: 8, alignItems: 'center' } as const;

const picture = { display: 'block', width: '100%', maxWidth: 480, height: 'auto', borderRadius: '16px' } as const;

/** The four places where the company teaches: picture, name, headline, description, and the way there. Wide screens have the picture left and right by turns. */
export function EducationItems() {
  return (
    <Stack component="ul" role="list" spacing={8}>
      {educationItems.map((id, index) => {
        const isPictureLast = index % 2 === 1;
        return (
          <Box
            key={id}
            component="li"
            sx={[
              row,
              { gridTemplateColumns: { sm: columns(5, 7), md: isPictureLast ? columns(7, 5) : columns(5, 7) } },
            ]}
          >
            <Box
              component="img"
              src={`/images/education/${id}.svg`}
              width={480}
              height={480}
              alt=""
              // A phone's first screen has the first one.
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
              sx={isPictureLast ? [picture, { order: { md: 1 }, justifySelf: { md: 'end' } }] : picture}
            />
            <Stack spacing={2} sx={{ maxWidth: '36rem' }}>
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
                <ExternalLink href={company.links[id]} sx={{ display: 'inline-block', py: '10px' }}>
                  <Message id={`education.items.${id}.link`} />
                </ExternalLink>
              </Typography>
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
