import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { educationLooks, EducationPicture } from '../components/art/EducationPicture';
import { CoveredBox } from '../components/links/CoveredBox';
import { ExternalLink } from '../components/links/ExternalLink';
import { Text } from '../components/text/Text';
import { company } from '../content/company';
import { educationItems } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { equalColumns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';
import { printClasses } from '../theme/printClasses';

const list = { display: 'grid', gridTemplateColumns: { md: equalColumns(2) } } as const;

const slab = {
  display: 'grid',
  gap: 3,
  height: '100%',
  px: layout.gutter,
  pt: 4,
  pb: { xs: 2, md: 4 },
  border: forcedEdge,
  '--ring-offset': '-6px',
} as const;

/** A slab's content ends at the edge of a container. 100% is half of the page's width. */
const pageEdge = `max(${layout.gutter}, calc(100% - ${layout.container} / 2))`;
const outer = [{ paddingInlineStart: { md: pageEdge } }, { paddingInlineEnd: { md: pageEdge } }] as const;

const ItemLink = styled(ExternalLink)({
  display: 'inline-block',
  paddingBlock: '0.75rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

/** The four places where the company teaches. Each slab is one link. */
export function EducationItems() {
  return (
    <Box component="ul" role="list" className={printClasses.columns2} sx={list}>
      {educationItems.map((id, index) => (
        <li key={id} className={printClasses.whole}>
          <Paper
            component={CoveredBox}
            variant={educationLooks[id]}
            square
            className={printClasses.flush}
            sx={{ ...slab, ...outer[index % 2] }}
          >
            <EducationPicture item={id} />
            <Stack>
              <Text message={`education.items.${id}.name`} variant="h2" />
              <Text message={`education.items.${id}.headline`} variant="h4" component="p" sx={{ mt: 1 }} />
              <Text message={`education.items.${id}.description`} sx={{ mt: 1.5, maxWidth: '56ch' }} />
              <Typography variant="h4" component="p" sx={{ mt: 1 }}>
                <ItemLink look="covering" href={company.links[id]}>
                  <Message id={`education.items.${id}.link`} />
                </ItemLink>
              </Typography>
            </Stack>
          </Paper>
        </li>
      ))}
    </Box>
  );
}
