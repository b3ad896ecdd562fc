import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Exhibit } from '../../content/exhibits';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';

const code = {
  display: 'block',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
} as const;

function Words({ exhibit }: { exhibit: Exhibit }) {
  const words = (
    <Typography sx={{ fontWeight: 'fontWeightMedium', lineHeight: 1.35 }}>
      <Message id={messageId('aboutUs.made', exhibit.id, 'text')} />
    </Typography>
  );
  switch (exhibit.kind) {
    case 'words':
      return words;
    case 'headline':
      return (
        <>
          <Typography component="del" variant="body2">
            <Message id={messageId('aboutUs.made', exhibit.id, 'draft')} />
          </Typography>
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

/** What somebody made, under a line that says what it is. */
export function ExhibitView({ exhibit }: { exhibit: Exhibit }) {
  return (
    <div>
      <Typography variant="label" component="p" sx={{ mb: 0.75 }}>
        <Message id={messageId('aboutUs.made', exhibit.id, 'what')} />
      </Typography>
      <Words exhibit={exhibit} />
    </div>
  );
}
