import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { Portrait } from '../../components/Portrait';

const beside = {
  display: 'grid',
  rowGap: { xs: 4, md: 3 },
  columnGap: { xs: 6, md: 8 },
  alignItems: { xs: 'start', md: 'center' },
  gridTemplateColumns: { sm: columns(4, 8), md: 'min(384px, 32%) minmax(0, 1fr)' },
  // With its heading, which would else stay alone on the sheet before.
  '@media print': { breakInside: 'avoid', gridTemplateColumns: '36mm minmax(0, 1fr)', '& p, & h3': { mt: 1 } },
} as const;

const ownWords = {
  fontSize: 'clamp(1.375rem, 1.167rem + 0.926vw, 2rem)',
  lineHeight: 1.3,
  // Browsers balance six lines at most; in a narrow column it is more.
  textWrap: { xs: 'pretty', md: 'balance' },
  '@media print': { fontSize: '1.25rem' },
} as const;

/** The portrait, words, name and position of whoever leads the service. */
export function HeadProfile({ slug }: { slug: ServiceSlug }) {
  const { head } = services[slug];
  return (
    <Box sx={beside}>
      <Portrait id={head} size={384} sizes="(min-width: 900px) 384px, (min-width: 600px) 288px, 100vw" />
      <div>
        <Typography variant="quote" component="p" sx={ownWords}>
          <Message id={`service.${slug}.head.text`} />
        </Typography>
        <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
          {personOf(head).name}
        </Typography>
        <Typography color="textSecondary">
          <Message id={`service.${slug}.head.position`} />
        </Typography>
      </div>
    </Box>
  );
}
