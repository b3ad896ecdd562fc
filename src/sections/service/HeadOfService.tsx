import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { quoteFontRef } from '../../theme/quoteFont';
import { Portrait } from '../../components/Portrait';
import { Section } from '../../components/Section';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  alignItems: 'center',
  '& > picture': { maxWidth: 288 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3), '& > picture': { maxWidth: 384 } },
}));

const OwnWords = styled('p')(({ theme }) => ({
  ...theme.typography.quote,
  fontSize: 'clamp(1.375rem, 1.167rem + 0.926vw, 2rem)',
  lineHeight: 1.3,
  textWrap: 'pretty',
}));

/** Who leads the service, in their own words. */
export function HeadOfService({ slug }: { slug: ServiceSlug }) {
  const { head } = services[slug];
  return (
    <Section heading="common.getToKnowUs">
      <Columns>
        <Portrait id={head} size={384} sizes="(min-width: 900px) 384px, 288px" />
        <div>
          <OwnWords ref={quoteFontRef}>
            <Message id={`service.${slug}.head.text`} />
          </OwnWords>
          <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
            {personOf(head).name}
          </Typography>
          <Typography color="textSecondary">
            <Message id={`service.${slug}.head.position`} />
          </Typography>
        </div>
      </Columns>
    </Section>
  );
}
