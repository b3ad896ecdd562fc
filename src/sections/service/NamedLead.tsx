import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Portrait } from '../../components/media/Portrait';
import { Text } from '../../components/text/Text';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';

/** Who leads the service, with a portrait as small as a finger's tip. */
export function NamedLead({ slug }: { slug: ServiceSlug }) {
  const { head } = services[slug];
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mt: { lg: 'auto' } }}>
      <Box sx={{ flex: 'none', width: 44 }}>
        <Portrait id={head} size={44} />
      </Box>
      <Text
        message={`service.${slug}.head.lead`}
        variant="dense"
        color="textSecondary"
        sx={{ maxWidth: '22rem' }}
        values={{ name: personOf(head).name }}
      />
    </Stack>
  );
}
