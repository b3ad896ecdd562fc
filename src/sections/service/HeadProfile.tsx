import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Portrait } from '../../components/media/Portrait';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { TechnologyLogos } from '../TechnologyLogos';

/** What the person who leads the service says, in large type, with portrait, name and position; next to it the technologies if there are any. */
export function HeadProfile({ slug }: { slug: ServiceSlug }) {
  const { head, technologies } = services[slug];
  return (
    <Box sx={{ display: 'grid', columnGap: 6, rowGap: 3, gridTemplateColumns: { md: columns(8, 4) } }}>
      <Typography variant="quote" component="p">
        <Message id={`service.${slug}.head.text`} />
      </Typography>
      <Stack className={printClasses.whole} spacing={3}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box sx={{ flex: 'none', width: 64 }}>
            <Portrait id={head} size={64} />
          </Box>
          <div>
            <Typography variant="control" component="h3">
              {personOf(head).name}
            </Typography>
            <Typography variant="dense" component="p" color="textSecondary">
              <Message id={`service.${slug}.head.position`} />
            </Typography>
          </div>
        </Stack>
        {technologies.length > 0 && (
          <div>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              <Message id={`service.${slug}.technologies.heading`} />
            </Typography>
            <TechnologyLogos keys={technologies} narrow />
          </div>
        )}
      </Stack>
    </Box>
  );
}
