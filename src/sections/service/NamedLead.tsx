import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Portrait } from '../../components/media/Portrait';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';
import { Message } from '../../i18n/Message';

/** Who leads the service, with a portrait as small as a finger's tip. */
export function NamedLead({ slug }: { slug: ServiceSlug }) {
  const { head } = services[slug];
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mt: { lg: 'auto' } }}>
      <Box sx={{ flex: 'none', width: 44 }}>
        <Portrait id={head} size={44} />
      </Box>
      <Typography variant="dense" color="textSecondary" component="p" sx={{ maxWidth: '22rem' }}>
        <Message id={`service.${slug}.head.lead`} values={{ name: personOf(head).name }} />
      </Typography>
    </Stack>
  );
}
