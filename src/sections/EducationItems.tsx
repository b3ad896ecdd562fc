import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EducationPicture } from '../components/art/EducationPicture';
import { CoveredBox } from '../components/links/CoveredBox';
import { ExternalLink } from '../components/links/ExternalLink';
import { company } from '../content/company';
import { educationItems } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { equalColumns } from '../theme/columns';

const list = { display: 'grid', gridTemplateColumns: { md: equalColumns(2) }, gap: 3 } as const;

/** The picture is above the words on phones, next to them elsewhere. */
const item = {
  display: 'grid',
  gridTemplateColumns: { sm: 'auto 1fr' },
  bgcolor: 'background.raised',
} as const;

/** Covers its box, so that the whole box can be clicked. */
const ItemLink = styled(ExternalLink)({
  display: 'inline-block',
  paddingBlock: '0.75rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

/** The four places where the company teaches: each box is the way there. */
export function EducationItems() {
  return (
    <Box component="ul" role="list" sx={list}>
      {educationItems.map((id) => (
        <CoveredBox key={id} component="li" sx={item}>
          <EducationPicture item={id} size={136} />
          <Box sx={{ p: 3, pb: 1.5 }}>
            <Typography variant="h3">
              <Message id={`education.items.${id}.name`} />
            </Typography>
            <Typography sx={{ mt: 1, fontWeight: 'fontWeightMedium' }}>
              <Message id={`education.items.${id}.headline`} />
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              <Message id={`education.items.${id}.description`} />
            </Typography>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
              <ItemLink look="covering" href={company.links[id]}>
                <Message id={`education.items.${id}.link`} />
              </ItemLink>
            </Typography>
          </Box>
        </CoveredBox>
      ))}
    </Box>
  );
}
