import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Exhibit } from '../../content/exhibits';
import { Text } from '../../components/text/Text';
import { messageId } from '../../i18n/messageId';

const code = {
  display: 'block',
  fontFamily: 'monospace',
  whiteSpace: 'break-spaces',
} as const;

function Words({ exhibit }: { exhibit: Exhibit }) {
  const words = (
    <Text
      message={messageId('aboutUs.made', exhibit.id, 'text')}
      sx={{ fontWeight: 'fontWeightMedium', lineHeight: 1.35 }}
    />
  );
  switch (exhibit.kind) {
    case 'words':
      return words;
    case 'headline':
      return (
        <>
          <Text message={messageId('aboutUs.made', exhibit.id, 'draft')} component="del" variant="body2" />
          {words}
        </>
      );
    case 'code':
      return (
        <Typography variant="body2" component="code" dir="ltr" sx={code}>
          {exhibit.lines.join('\n')}
        </Typography>
      );
    case 'frame':
      return (
        <Typography variant="body2" component="code" dir="ltr" sx={{ ...code, border: '2px solid' }}>
          {exhibit.lines.map((line) => (
            <Box key={line} component="span" sx={{ display: 'block', px: 1, py: 0.5, borderBottom: 1 }}>
              {line}
            </Box>
          ))}
          <Box
            component="span"
            sx={{ display: 'block', px: 1, py: 0.75, bgcolor: 'secondary.contrastText', color: 'secondary.main' }}
          >
            {exhibit.button}
          </Box>
        </Typography>
      );
  }
}

/** One thing that a person made, with its name above. */
export function ExhibitView({ exhibit }: { exhibit: Exhibit }) {
  return (
    <div>
      <Text message={messageId('aboutUs.made', exhibit.id, 'what')} variant="label" sx={{ mb: 0.75 }} />
      <Words exhibit={exhibit} />
    </div>
  );
}
