import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { Portrait } from '../../components/media/Portrait';
import { TechnologyLogos } from '../TechnologyLogos';

const profile = {
  display: 'grid',
  columnGap: { xs: 2, md: 4 },
  rowGap: 2,
  alignItems: 'center',
  alignContent: 'start',
  gridTemplateColumns: { xs: '96px 1fr', sm: '160px 1fr' },
} as const;

/** Portrait, words, name and position of the person who leads the service, next to the technologies if there are any. */
export function HeadProfile({ slug }: { slug: ServiceSlug }) {
  const { head, technologies } = services[slug];
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { md: columns(7, 5) } }}>
      <Box className={printClasses.whole} sx={profile}>
        <Box sx={{ gridRow: { sm: 'span 2' }, alignSelf: 'start' }}>
          <Portrait id={head} size={160} />
        </Box>
        <div>
          <Typography variant="h4" component="h3">
            {personOf(head).name}
          </Typography>
          <Typography color="textSecondary">
            <Message id={`service.${slug}.head.position`} />
          </Typography>
        </div>
        <Typography variant="lead" component="p" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, textWrap: 'pretty' }}>
          <Message id={`service.${slug}.head.text`} />
        </Typography>
      </Box>
      {technologies.length > 0 && (
        <div>
          <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
            <Message id={`service.${slug}.technologies.heading`} />
          </Typography>
          <TechnologyLogos keys={technologies} narrow />
        </div>
      )}
    </Box>
  );
}
